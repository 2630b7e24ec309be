import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import type { SmsFrame } from '../channel/sms/sms-words.ts';
import type { JobStore } from '../job/job-store.ts';
import type { MailClient } from '../recipient/address-mail.usecase.ts';
import type { ClientChannels } from '../recipient/client-channels.usecase.ts';
import type { Recipient, RecipientStore } from '../recipient/recipient.ts';
import type { UnconfirmedMails } from '../recipient/unconfirmed-mails.ts';
import type { ReminderStore } from '../state/reminder-store.ts';

/** The dependencies of notices. A notice makes further repositories from `db`. */
export interface NoticeParts {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<FieldCipher>;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
	readonly now: () => Date;
	readonly jobs: Pick<JobStore, 'stateOf' | 'promise'>;
	readonly appointments: Pick<ReminderStore, 'find'>;
	readonly recipients: Pick<RecipientStore, 'find'>;
	readonly unconfirmed: UnconfirmedMails;
	readonly channels: ClientChannels;
	readonly mailClient: MailClient;
	readonly stop: SmsFrame['stop'];
	/** What every SMS to a client contains. Rejects while the centre has no profile, so that the job is retried. */
	readonly smsFrame: (client: Pick<Recipient, 'language'>) => Promise<SmsFrame>;
}
