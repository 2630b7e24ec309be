import { fileTypeFromBuffer } from 'file-type';

/** The media type of a file by its first bytes; undefined for unknown types. */
export const pictureType = async (bytes: Uint8Array): Promise<string | undefined> =>
	(await fileTypeFromBuffer(bytes))?.mime;
