import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { seriesRepository } from '../../appointment/series/series.repository.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { unconfirmedMails } from '../send/unconfirmed-mails.repository.ts';
import type { JobWork } from '../work/job-result.ts';
import type { JobStore } from '../work/job-store.ts';
import { type SendSeriesMailDeps, sendSeriesMail } from './send-series-mail.usecase.ts';
import { type SendSeriesSmsDeps, sendSeriesSms } from './send-series-sms.usecase.ts';
import { seriesNotices } from './series-notices.usecase.ts';

interface Over {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<FieldCipher>;
	readonly siteOrigin: string;
	readonly now: () => Date;
}

interface MailParts extends Pick<SendSeriesMailDeps, 'recipients' | 'notices' | 'deliver'> {
	readonly jobs: Pick<JobStore, 'stateOf' | 'promise'>;
	readonly reminders: SendSeriesMailDeps['appointments'];
}

/** The one mail about several visits. */
export const seriesMailWork = (
	{ db, tableName, openCipher, siteOrigin, now }: Over,
	{ jobs, reminders, recipients, notices, deliver }: MailParts,
): JobWork =>
	sendSeriesMail({
		...{ orders: seriesRepository(db, tableName), appointments: reminders, recipients, jobs, notices, deliver },
		...{ seriesNotices: seriesNotices({ jobs, now }), siteOrigin, now },
		unconfirmed: unconfirmedMails(db, tableName, openCipher),
	});

type SmsParts = Omit<SendSeriesSmsDeps, 'orders' | 'seriesNotices'> & { readonly jobs: Pick<JobStore, 'promise'> };

/** The one SMS about several visits. */
export const seriesSmsWork = ({ db, tableName, now }: Over, { jobs, ...texting }: SmsParts): JobWork =>
	sendSeriesSms({
		...texting,
		orders: seriesRepository(db, tableName),
		seriesNotices: seriesNotices({ jobs, now }),
	});
