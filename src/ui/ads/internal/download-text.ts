/** Saves a text as a file of the reader's device. */
export function downloadText(fileName: string, content: string, type: string): void {
  // The mark at the beginning tells spreadsheets that the text is UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
