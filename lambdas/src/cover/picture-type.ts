import { fileTypeFromBuffer } from 'file-type';

/** The media type of a file by its first bytes, or undefined where they are of no kind that is known. */
export const pictureType = async (bytes: Uint8Array): Promise<string | undefined> =>
	(await fileTypeFromBuffer(bytes))?.mime;
