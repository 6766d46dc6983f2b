/** mp4 for all browsers, and two playlists for streaming players. */
export type VideoFormat = 'V_720P' | 'V_HLSV4' | 'V_HLSV3_MOBILE';

export interface VideoSource {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** Milliseconds. */
  readonly duration: number;
  /** Address of the poster. */
  readonly thumbnail: string;
}

/** Formats that are not ready are omitted. */
export type VideoList = { readonly [format in VideoFormat]?: VideoSource };

export interface Videos {
  readonly entityId: string;
  readonly videoList: VideoList;
  /** Address of the captions (WebVTT); null when there are none. */
  readonly captionsUrl: string | null;
}

export type VideoStatus = 'processing' | 'ready' | 'failed';
