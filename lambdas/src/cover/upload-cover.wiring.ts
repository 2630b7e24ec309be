import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { newId } from '../platform/new-id.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { coversFromEnvironment } from './cover.gateway.ts';
import { coverAudit } from './cover-audit.repository.ts';
import { pictureType } from './picture-type.ts';
import { reencodePicture } from './re-encode-picture.ts';
import { uploadCover } from './upload-cover.usecase.ts';
import { uploadedImages } from './uploaded-image.repository.ts';

/** Dependencies of the upload with its codecs, from the environment. */
export function uploadCoverFromEnvironment(): ReturnType<typeof uploadCover> {
	const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
	return uploadCover({
		covers: coversFromEnvironment(requireEnv('SITE_BUCKET')),
		pictures: uploadedImages(db, tableName),
		typeOf: pictureType,
		reencode: async (bytes, kind) => reencodePicture(bytes, kind),
		note: coverAudit(db, tableName),
		now: clock,
		newId,
	});
}
