import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { crisisSettings } from '../../crisis/crisis-settings.repository.ts';
import { staffReach } from '../../crisis/staff-reach.repository.ts';
import { handedEntries } from '../../inbox/handed-entries.repository.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import type { Deliver } from '../delivery/delivery.ts';
import type { DeliverSms } from '../sms/deliver-sms.usecase.ts';
import type { JobWork } from '../work/job-result.ts';
import { sendHandedMail, sendHandedSms } from './send-handed.usecase.ts';

interface OverTable {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<FieldCipher>;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
}

const handedOver = ({ db, tableName, openCipher, siteOrigin }: OverTable) => ({
	handed: handedEntries(db, tableName),
	staff: staffReach(db, tableName, openCipher),
	siteOrigin,
});

/** Telling a colleague by mail what was handed to them. */
export const handedMailWork = (over: OverTable, { deliver }: { readonly deliver: Deliver }): JobWork =>
	sendHandedMail({ ...handedOver(over), deliver });

/** The same by SMS. */
export const handedSmsWork = (over: OverTable & { readonly now: () => Date }, deliver: DeliverSms): JobWork =>
	sendHandedSms({
		...handedOver(over),
		settings: crisisSettings(over.db, over.tableName),
		...{ deliver, now: over.now },
	});
