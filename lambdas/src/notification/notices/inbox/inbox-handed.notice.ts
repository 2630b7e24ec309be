import { crisisSettings } from '../../../crisis/crisis-settings.repository.ts';
import { onDutyAt } from '../../../crisis/on-duty.ts';
import { staffReach } from '../../../crisis/staff-reach.repository.ts';
import type { StaffReach } from '../../../crisis/staff-reach.ts';
import { handedEntries } from '../../../inbox/handed-entries.repository.ts';
import type { Job } from '../../../outbox/job.ts';
import type { SmsLanguage } from '../../channel/sms/spoken-time.ts';
import { type MailNotice, OBSOLETE, type SmsNotice } from '../notice.ts';
import type { NoticeParts } from '../parts.notice.ts';
import { urgentSms } from '../urgent-sms.ts';
import { type HandedAddress, type HandedEntry, readHandedRef } from './handed-entry.ts';
import { handedLetter } from './staff-letter.ts';

/** The entry of a job, unless it was answered or handed on since. */
const stillHanded = ({ db, tableName }: NoticeParts) => {
	const handed = handedEntries(db, tableName);
	return async ({
		ref,
		refVersion,
	}: Job): Promise<{ readonly address: HandedAddress; readonly entry: HandedEntry } | undefined> => {
		const address = readHandedRef(ref);
		const entry = address && (await handed.find(address));
		return address && entry && Date.parse(entry.since) === refVersion ? { address, entry } : undefined;
	};
};

/** Mails a colleague that an entry was handed over: by whom and where to read it, without its text (promise W56). */
export const inboxHandedMail = (parts: NoticeParts): MailNotice => {
	const { db, tableName, openCipher, siteOrigin } = parts;
	const find = stillHanded(parts);
	const staff = staffReach(db, tableName, openCipher);
	return async (job) => {
		const found = await find(job);
		if (!found) return OBSOLETE;
		const { address, entry } = found;
		return {
			// Delivery events are recorded on the account, which knows whether the address takes mail.
			ref: entry.to,
			letter: async (centre) => {
				const reaches = await staff.inboxReadersOf([entry.to, entry.by]);
				const [to, by] = [entry.to, entry.by].map((id) => reaches.find(({ userId }) => userId === id));
				if (to?.email === undefined) return { kind: 'untold' };
				const facts = { ...address, by: by?.name, name: to.name, mayBeInCrisis: entry.mayBeInCrisis };
				return { kind: 'draft', to: to.email, letter: handedLetter(facts, { centre, siteOrigin }) };
			},
		};
	};
};

/** Notifies a colleague of a hand-over by SMS, for words of crisis and to on-duty staff only. */
export const inboxHandedSms = (parts: NoticeParts): SmsNotice => {
	const { db, tableName, openCipher, siteOrigin } = parts;
	const find = stillHanded(parts);
	const staff = staffReach(db, tableName, openCipher);
	return async (job) => {
		const found = await find(job);
		if (!found) return OBSOLETE;
		const [reach] = await staff.inboxReadersOf([found.entry.to]);
		if (!reach?.phone || !(await isOnDuty(parts, reach))) return { ended: { kind: 'finished', state: 'untold' } };
		const text = handedText(new URL(siteOrigin).host, reach.language ?? 'en');
		return { ...urgentSms(reach.phone, text), ref: reach.userId };
	};
};

/** The text of the SMS, without anything of the entry. */
export const handedText = (host: string, language: SmsLanguage): string =>
	language === 'sw'
		? `Huenda mtu anakuhitaji sasa: mwenzako amekukabidhi. Fungua kikasha. ${host}/admin/inbox`
		: `Somebody may need you now: a colleague handed it to you. Open the inbox. ${host}/admin/inbox`;

/** Whether this colleague gets SMS about words of crisis now: no SMS at night to others (promise N14). */
async function isOnDuty({ db, tableName, now }: NoticeParts, { userId, roles }: StaffReach): Promise<boolean> {
	const { people } = await crisisSettings(db, tableName).duty();
	if (people.length === 0) return roles.includes('owner');
	return onDutyAt(people, now()).some((one) => one.userId === userId && one.bySms);
}
