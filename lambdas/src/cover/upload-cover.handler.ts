import { staffArticleValidators } from '../article/staff-article-validators.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { httpHandler } from '../platform/http.ts';
import { newId } from '../platform/new-id.ts';
import { coversFromEnvironment } from './cover.gateway.ts';
import { coverAudit } from './cover-audit.repository.ts';
import { keptPictures } from './kept-picture.repository.ts';
import { pictureType } from './picture-type.ts';
import { uploadCover } from './upload-cover.usecase.ts';

export const uploadCoverHandler = httpHandler(
	'uploadCover',
	staffArticleValidators,
	uploadCover({
		covers: coversFromEnvironment(requireEnv('SITE_BUCKET')),
		pictures: keptPictures(documentClient(), requireEnv('TABLE_NAME')),
		typeOf: pictureType,
		// Loaded with the first picture: no other route of staff needs a megabyte of codecs.
		writeAnew: async (bytes, kind) => (await import('./written-anew.ts')).writtenAnew(bytes, kind),
		note: coverAudit(documentClient(), requireEnv('TABLE_NAME')),
		now: clock,
		newId,
	}),
);
