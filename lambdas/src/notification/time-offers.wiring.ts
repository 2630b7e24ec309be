import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FieldCipher } from '../platform/keys/field-cipher.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { waitingListRepository } from '../waiting-list/waiting-list.repository.ts';
import { sendTimeOfferMail, type TimeOfferMailDeps } from './send/send-time-offer-mail.usecase.ts';
import { unconfirmedMails } from './send/unconfirmed-mails.repository.ts';
import { offerNotices } from './sms/offer-notices.usecase.ts';
import { sendTimeOfferSms, type TimeOfferSmsDeps } from './sms/send-time-offer-sms.usecase.ts';
import type { JobWork } from './work/job-result.ts';
import type { JobStore } from './work/job-store.ts';

interface OverTable extends Pick<TimeOfferMailDeps, 'recipients' | 'siteOrigin' | 'now'> {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<FieldCipher>;
}

const offersOver = ({ db, tableName, openCipher, recipients, siteOrigin, now }: OverTable) => ({
	...{ recipients, siteOrigin, now },
	entries: waitingListRepository(db, tableName),
	prove: async () => (await openCipher()).proof,
});

/** The notice that a time opened, by mail. */
export const timeOfferMailOver = (
	deps: OverTable & Pick<TimeOfferMailDeps, 'notices' | 'deliver'> & { readonly jobs: Pick<JobStore, 'promise'> },
): JobWork =>
	sendTimeOfferMail({
		...offersOver(deps),
		...{ notices: deps.notices, offerNotices: offerNotices(deps), deliver: deps.deliver },
		unconfirmed: unconfirmedMails(deps.db, deps.tableName, deps.openCipher),
	});

/** The same by SMS. */
export const timeOfferSmsOver = (deps: OverTable & Pick<TimeOfferSmsDeps, 'deliver' | 'stop'>): JobWork =>
	sendTimeOfferSms({
		...offersOver(deps),
		deliver: deps.deliver,
		stop: deps.stop,
		centres: profileRepository(deps.db, deps.tableName),
	});
