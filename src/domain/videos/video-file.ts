/** Maximum size of an uploaded video in bytes. The operator can set another one. */
export const MAX_VIDEO_BYTES = 200_000_000;

/** Video types for file choosers. */
export const VIDEO_FILE_TYPES = ['video/mp4', 'video/x-m4v'] as const;

const VIDEO_NAME = /\.(?:mp4|m4v|mov|webm|mkv|avi|ogv|3gp)$/i;

/** True for a file whose name or type says that it is a video. Only the server can check its content. */
export function isVideoFile({ name, type }: { readonly name: string; readonly type?: string }): boolean {
  return type ? type.startsWith('video/') : VIDEO_NAME.test(name);
}

/** True for a video of a type that is not accepted. */
export function isOtherVideoFile(file: { readonly name: string; readonly type?: string }): boolean {
  const isTaken = file.type
    ? VIDEO_FILE_TYPES.some((type) => type === file.type)
    : /\.(?:mp4|m4v)$/i.test(file.name);
  return isVideoFile(file) && !isTaken;
}
