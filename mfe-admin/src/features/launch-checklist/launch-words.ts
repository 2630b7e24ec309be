import type { LaunchEntry, LaunchItem } from '@tulia/contracts/launch/schemas';
import { paths } from '@tulia/platform';

interface ItemWords {
	readonly title: string;
	readonly what: string;
	/** The page where staff do the task; absent for work outside of the site. */
	readonly where?: { readonly to: string; readonly words: string };
}

const settings = { to: paths.adminSettings(), words: 'Open the settings' };

/** The text of each item. The first items are checked by the system, the last ones are ticked by staff. */
export const WORDS: { readonly [I in LaunchItem]: ItemWords } = {
	own_facts: {
		title: 'The centre’s own facts',
		what: 'Nothing invented is left in the settings: no example addresses, no phone numbers of the demo.',
		where: settings,
	},
	sender_in_domain: {
		title: 'Mail leaves from the verified domain',
		what: 'The address mails come from lies in the domain that is verified for mail. From another one none would leave.',
		where: settings,
	},
	crisis_lines_called: {
		title: 'Every crisis line was called',
		what: 'Call each line on “Need help now?” and write down the day in the settings. It counts for 90 days.',
		where: settings,
	},
	claims_sourced: {
		title: 'What we claim has a source',
		what: 'Satisfaction and reviews on the home page say where the figures come from, or are left empty.',
		where: settings,
	},
	psychologists_introduced: {
		title: 'The psychologists are who the site says',
		what: 'Each has a licence number that you have seen, and lines of their own. Those of the demo are samples until somebody saves others.',
		where: { to: paths.adminPsychologists(), words: 'Open the psychologists' },
	},
	holidays_gazetted: {
		title: 'Holidays that wait for the gazette',
		what: 'Once a day is gazetted, close it or open it in the calendar. Idd-ul-Azha and Diwali are entered when they are announced.',
		where: { to: paths.adminCalendar(), words: 'Open the calendar' },
	},
	bookable: {
		title: 'There is something to book',
		what: 'At least one service is offered by somebody who works here.',
		where: { to: paths.adminSessions(), words: 'Open the services' },
	},
	crisis_lines_written_to: {
		title: 'Crisis lines that can be written to have answered',
		what: 'Write to each of them, and ask Befrienders Kenya which mail address they read: listings name two.',
	},
	kiswahili_reviewed: {
		title: 'The words of a crisis were reviewed',
		what: 'A counsellor whose first language is Kiswahili has read the words by which a message is marked as perhaps coming from somebody in danger.',
	},
	hosting_reviewed: {
		title: 'Counsel has checked hosting abroad',
		what: 'Data Protection Act, sections 48 to 50, and General Regulations, regulation 26.',
	},
	saved_content_own: {
		title: 'The saved content is your own',
		what: 'When part of the site cannot be reached, visitors see saved services, articles, testimonials and questions. They are examples until whoever runs the site has saved yours.',
	},
};

const PARTS: { readonly [part: string]: string } = {
	profile: 'the settings were never saved',
	name: 'name',
	tagline: 'line under the name',
	motto: 'line in the footer',
	address: 'address',
	phones: 'phone numbers',
	emails: 'email addresses',
	socialLinks: 'social links',
	responseTimes: 'response times',
	mailSender: 'sender of mails',
	howToPay: 'how to pay',
	crisisLines: 'crisis lines',
	claims: 'where the figures come from',
	services: 'no service is offered',
	psychologists: 'nobody offers a service',
};

/** The missing parts in words: fields by their labels, lines and days unchanged. */
export const missingWords = ({ missing }: Pick<LaunchEntry, 'missing'>): string =>
	missing.map((part) => (Object.hasOwn(PARTS, part) ? PARTS[part] : part)).join('; ');
