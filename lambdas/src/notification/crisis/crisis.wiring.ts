import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { crisisSettings } from '../../crisis/crisis-settings.repository.ts';
import { staffReach } from '../../crisis/staff-reach.repository.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import type { Deliver } from '../delivery/delivery.ts';
import type { DeliverSms } from '../sms/deliver-sms.usecase.ts';
import type { JobWork } from '../work/job-result.ts';
import { crisisRounds } from './crisis-round.repository.ts';
import { sendCrisisMail, sendCrisisSms } from './send-crisis.usecase.ts';
import { gatherCrisis, type TellCrisisDeps, tellCrisis } from './tell-crisis.usecase.ts';

interface OverTable {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly openCipher: () => Promise<FieldCipher>;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
}

/** Telling those on duty by mail, and gathering what they are told. */
export function crisisWork(
	{ db, tableName, openCipher, siteOrigin, sendsSms, now }: OverTable & Pick<TellCrisisDeps, 'sendsSms' | 'now'>,
	{ jobs, deliver }: Pick<TellCrisisDeps, 'jobs'> & { readonly deliver: Deliver },
): Record<'crisis_alert' | 'crisis_round' | 'crisis_mail', JobWork> {
	const rounds = crisisRounds(db, tableName);
	const settings = crisisSettings(db, tableName);
	const staff = staffReach(db, tableName, openCipher);
	return {
		crisis_alert: gatherCrisis({ rounds, now }),
		crisis_round: tellCrisis({ rounds, settings, staff, jobs, sendsSms, now }),
		crisis_mail: sendCrisisMail({ staff, siteOrigin, deliver }),
	};
}

/** The same by SMS. */
export const crisisSmsWork = ({ db, tableName, openCipher, siteOrigin }: OverTable, deliver: DeliverSms): JobWork =>
	sendCrisisSms({ staff: staffReach(db, tableName, openCipher), siteOrigin, deliver });
