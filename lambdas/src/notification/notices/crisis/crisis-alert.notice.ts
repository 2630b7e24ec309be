import { staffReach } from '../../../crisis/staff-reach.repository.ts';
import type { SmsLanguage } from '../../channel/sms/spoken-time.ts';
import { crisisLetter } from '../inbox/staff-letter.ts';
import type { MailNotice, SmsNotice } from '../notice.ts';
import type { NoticeParts } from '../parts.notice.ts';
import { urgentSms } from '../urgent-sms.ts';
import { CENTRE } from './alert-on-duty.usecase.ts';

/** Alerts one person on duty by mail: where to read the text, and nothing of the text itself. */
export const crisisMail = ({ db, tableName, openCipher, siteOrigin }: NoticeParts): MailNotice => {
	const staff = staffReach(db, tableName, openCipher);
	return async ({ ref }) => ({
		letter: async (centre) => {
			const to = ref === CENTRE ? centre.emails.support : (await staff.inboxReadersOf([ref]))[0]?.email;
			return to === undefined
				? { kind: 'untold' }
				: { kind: 'draft', to, letter: crisisLetter({ centre, siteOrigin }) };
		},
	});
};

/**
 * Alerts one person on duty by SMS at any hour: the ban on SMS at night (promise N14) does not apply (decision 080).
 */
export const crisisSms = ({ db, tableName, openCipher, siteOrigin }: NoticeParts): SmsNotice => {
	const staff = staffReach(db, tableName, openCipher);
	return async ({ ref }) => {
		const [reach] = await staff.inboxReadersOf([ref]);
		if (!reach?.phone) return { ended: { kind: 'finished', state: 'untold' } };
		return urgentSms(reach.phone, crisisText(new URL(siteOrigin).host, reach.language ?? 'en'));
	};
};

/** The text of the alert. It quotes nothing of the text that has words of crisis. */
export const crisisText = (host: string, language: SmsLanguage): string =>
	language === 'sw'
		? `Huenda mtu anakuhitaji sasa: fungua kikasha. ${host}/admin/inbox`
		: `Somebody may need you now: open the inbox. ${host}/admin/inbox`;
