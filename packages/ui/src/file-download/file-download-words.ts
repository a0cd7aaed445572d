/** The words of `FileDownload`. Each is read with the file's name behind it. */
export interface FileDownloadWords {
  readonly download?: string;
  readonly retry?: string;
}
