/** The address of an uploaded picture, by its digest. Uploads are stored as WebP; older ones have their original type. */
export const UPLOAD_ADDRESS = '/uploads/[0-9a-f]{64}\\.(?:jpg|png|webp|avif)';

const ONE_UPLOAD = new RegExp(`^${UPLOAD_ADDRESS}$`);

/** Whether an address is that of an upload: no other server learns who reads an article. */
export const isUpload = (address: string): boolean => ONE_UPLOAD.test(address);
