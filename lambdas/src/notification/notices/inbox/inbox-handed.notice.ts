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

/** Finds what a job tells of, unless it was answered or went to somebody else since. */
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

/** Mails a colleague that something was handed to them: by whom and where to read it, and none of the words (promise W56). */
export const inboxHandedMail = (parts: NoticeParts): MailNotice => {
	const { db, tableName, openCipher, siteOrigin } = parts;
	const find = stillHanded(parts);
	const staff = staffReach(db, tableName, openCipher);
	return async (job) => {
		const found = await find(job);
		if (!found) return OBSOLETE;
		const { address, entry } = found;
		return {
			// Its events report to the account: an address that takes no mail is known there.
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

/** The same by SMS to somebody on duty, of words of crisis. */
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

/** Words of crisis that a colleague handed to them: that there are some to be read, and none of them. */
export const handedText = (host: string, language: SmsLanguage): string =>
	language === 'sw'
		? `Huenda mtu anakuhitaji sasa: mwenzako amekukabidhi. Fungua kikasha. ${host}/admin/inbox`
		: `Somebody may need you now: a colleague handed it to you. Open the inbox. ${host}/admin/inbox`;

/** Whether words of crisis are told to this colleague by SMS at this moment: nobody else's phone rings at night (promise N14). */
async function isOnDuty({ db, tableName, now }: NoticeParts, { userId, roles }: StaffReach): Promise<boolean> {
	const { people } = await crisisSettings(db, tableName).duty();
	if (people.length === 0) return roles.includes('owner');
	return onDutyAt(people, now()).some((one) => one.userId === userId && one.bySms);
}
