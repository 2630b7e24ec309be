import type { Audience } from '@tulia/contracts/endpoint';
import type { Worker } from '../workers.ts';

/**
 * The partition keys a function may access, as patterns of IAM's StringLike. `write` also covers condition checks on
 * other items. An index that is not listed cannot be read.
 */
export interface TableKeys {
	readonly read: readonly string[];
	readonly write: readonly string[];
	readonly GSI1?: readonly string[];
	readonly GSI2?: readonly string[];
	readonly GSI3?: readonly string[];
}

/** Public content of the site, without accounts and appointments. */
export const PUBLIC_KEYS = [
	'CATALOG#*',
	'PROFILE#CENTRE',
	'CRISIS#PHRASES',
	'CALENDAR#CENTRE',
	'BLOG#*',
	'BLOGS#*',
	'BLOGCAT#*',
	'BLOGCNT#*',
	'BLOGCOM#*',
];

/** An account: profile, password, session version, second factor; and the lookup by address. */
const ACCOUNT = ['USER#*', 'EMAIL#*'];
/** The wrapped data key for names, addresses and notes: created by the first function that encrypts. */
const FIELD_KEY = 'KEY#FIELD';
/** Input of the free times. */
const DIARY = ['CELL#*', 'CALENDAR#CENTRE', 'CATALOG#PSY', 'CATALOG#SERVICE', 'PROFILE#CENTRE'];
/** Appointments by id and ticket number, and the idempotency records of bookings and moves. */
const APPOINTMENT = ['APPT#*', 'TICKET#*', 'IDEM#*'];
/** The centre's own words of crisis, and who is on duty. */
const CRISIS_WORDS = 'CRISIS#PHRASES';
const CRISIS_DUTY = 'CRISIS#DUTY';
/** Series of visits, and the idempotency records of their changes. */
const SERIES = 'SERIES#*';
/** The waiting list. */
const WAITS = 'WAIT#*';
/** Payments of visits, receipts, and the M-Pesa codes already noted. */
const PAYMENTS = ['PAYMENTS#*', 'RECEIPTS#*', 'MPESA#*'];
/** Issues of the newsletter, with their recipients. */
const ISSUES = 'ISSUE#*';
const FIGURES = ['STAT#ALL', 'STAT#MONTHS'];
/** What visitors wrote, for staff to work on. */
const WRITINGS = ['COMMENT#*', 'FAQSUB#*', 'CONTACT#*', 'TESTI#*'];
/** Transactions that book, move, cancel and complete appointments; they check the psychologist's schedule. */
const BOOKING_WRITES = [
	...[...APPOINTMENT, ...FIGURES, FIELD_KEY, 'CELL#*', 'OUTCOMES#AWAITED', 'UNCONFIRMED#*'],
	...['USER#*', 'CATALOG#PSY', 'JOB#*', 'AUDIT#*', SERIES],
];

/**
 * The partition keys of each function (promise W13, decision 029). AWS denies every other key; the local cloud does
 * too, and a journey fails after a denial.
 */
export const leadingKeys: Record<Audience | Worker, TableKeys | undefined> = {
	// These two read public partitions only: see `catalogue:read`.
	content: undefined,
	publisher: undefined,
	renderer: undefined,
	'missing-page': undefined,
	canary: undefined,
	/** Public endpoints: writes of visitors, and what is needed to accept them. No account, no appointment, no index. */
	engagement: {
		read: [FIELD_KEY, 'RATE#*', 'BLOG#*', 'BLOGCNT#*', 'NEWS#*', 'PROFILE#CENTRE', CRISIS_WORDS],
		write: [
			...[FIELD_KEY, 'RATE#*', 'BLOGLIKE#*', 'BLOGVIEW#*', 'BLOGCNT#*'],
			...['COMMENT#*', 'FAQSUB#*', 'CONTACT#*', 'NEWS#*', 'JOB#*', 'STAT#ALL'],
		],
	},
	/** Public endpoints too, to register and log in: no cells, and no changes of appointments. */
	identity: {
		read: [
			...ACCOUNT,
			FIELD_KEY,
			'RESET#*',
			'CONFIRM#*',
			'DEVICES#*',
			'RATE#*',
			'NEWS#*',
			'PROFILE#CENTRE',
			'PAYMENTS#*',
			'PHONE#*',
			'SMS#SPENT',
			CRISIS_WORDS,
		],
		write: [
			...[...ACCOUNT, ...FIGURES, FIELD_KEY, 'RESET#*', 'CONFIRM#*', 'DEVICES#*', 'RATE#*'],
			...['STAFF#ADMINS', 'ERASED#*', 'JOB#*', 'AUDIT#*', 'TESTI#*', 'PHONE#*'],
		],
		GSI1: ['UAPPT#*'],
		GSI2: ['WRITER#*', 'WAITSOF#*'],
	},
	booking: {
		read: [
			...APPOINTMENT,
			...DIARY,
			'USER#*',
			FIELD_KEY,
			'RATE#*',
			'UNCONFIRMED#*',
			'PAYMENTS#*',
			CRISIS_WORDS,
			SERIES,
			'MYDAY#*',
			WAITS,
		],
		write: [...BOOKING_WRITES, 'RATE#*', WAITS],
		GSI1: ['UAPPT#*'],
		// For the calendar feeds of psychologists.
		GSI2: ['APPTS#*'],
	},
	admin: {
		read: [
			...[...ACCOUNT, ...APPOINTMENT, ...DIARY, ...WRITINGS, ...FIGURES, FIELD_KEY, 'RATE#*', 'OUTCOMES#AWAITED'],
			...['AUDIT#*', 'MAILS#TROUBLE', 'CATALOG#*', 'FAQ#FEATURING', 'BLOG#*', 'BLOGCNT#*', 'DRAFT#*', 'PICTURE#*'],
			...['UNCONFIRMED#*', 'LAUNCH#CENTRE', 'FIND#*', 'NEWS#*', ...PAYMENTS, SERIES],
			...[CRISIS_WORDS, CRISIS_DUTY, 'STAFF#ADMINS', 'REGISTER#*', 'MYDAY#*', WAITS],
			ISSUES,
			// Audit entries of a smoke test.
			'SMOKE#*',
		],
		write: [
			...PAYMENTS,
			...[...ACCOUNT, ...BOOKING_WRITES, ...WRITINGS, 'RATE#*', 'STAFF#ADMINS', 'CALENDAR#CENTRE', 'PROFILE#CENTRE'],
			...['ERASED#*', 'CATALOG#*', 'SERVICE#*', 'FAQ#FEATURING', 'BLOG#*', 'DRAFT#*', 'PICTURE#*', 'LAUNCH#CENTRE'],
			...['MAILS#TROUBLE', CRISIS_WORDS, CRISIS_DUTY, 'REGISTER#*', 'MYDAY#*', WAITS, ISSUES],
		],
		GSI1: [
			...['NOTESOF#*', 'UAPPT#*', 'USERS#*', 'BOOKED#*', 'UNCONFIRMED#*', 'TAKINGS#*', 'WAITING#*'],
			...['DRAFTS#*', 'COMMOD#*', 'FAQSUB#*', 'CONTACT#*', 'TESTIMOD#*', 'NEWS#*', 'ISSUES#*'],
		],
		GSI2: ['NOTESBY#*', 'APPTS#*', 'DRAFTS#*', 'WRITER#*', 'WAITSOF#*'],
		GSI3: ['COMMOD#*'],
	},
	/** Sends mails, and erases closed accounts: cancels their appointments and deletes what they wrote. */
	notifier: {
		read: [
			...[...ACCOUNT, ...APPOINTMENT, ...WRITINGS, FIELD_KEY, 'PROFILE#CENTRE', 'NEWS#*', 'JOB#*', 'STAFFMAIL#*'],
			...['RESET#*', 'CONFIRM#*', 'RATE#*', 'PICTURE#*', 'PHONE#*', 'FIND#*', 'PAYMENTS#*', 'RECEIPTS#*', SERIES],
			// Scheduled articles.
			'DRAFT#*',
			...[CRISIS_DUTY, 'STAFF#ADMINS'],
			// The notice preferences of psychologists, and their collected notices.
			'MYDAY#*',
			...[...DIARY, WAITS, ISSUES],
		],
		write: [
			...[...ACCOUNT, ...BOOKING_WRITES, ...WRITINGS, 'CATALOG#TESTI', 'NEWS#*', 'ERASED#*', 'MAILS#*', 'STAFFMAIL#*'],
			...['RESET#*', 'CONFIRM#*', 'RATE#*', 'PICTURE#*', 'FIND#*', 'PHONE#*', 'SMS#SPENT', 'PAYMENTS#*', 'RECEIPTS#*'],
			...['CRISIS#ROUNDS', 'DRAFT#*', 'BLOG#*'],
			'MYDAY#*',
			WAITS,
			ISSUES,
		],
		// Recipients of the newsletter: `NEWS#*`.
		GSI1: ['UAPPT#*', 'PICTURES#LOOSE', 'COMMOD#*', 'FAQSUB#*', 'CONTACT#*', 'TESTIMOD#*', 'WAITING#*', 'NEWS#*'],
		GSI2: ['WRITER#*', 'WAITSOF#*'],
		GSI3: ['DUE#*', 'REM#*'],
	},
	/** Stores the delivery status of a mail at its job, appointment, account, subscription or reply. */
	'mail-events': {
		read: [
			...['JOB#*', 'APPT#*', 'USER#*', 'EMAIL#*', 'NEWS#*', 'FAQSUB#*', 'CONTACT#*', 'RECEIPTS#*', SERIES],
			WAITS,
			ISSUES,
		],
		write: [
			...['JOB#*', 'APPT#*', 'USER#*', 'NEWS#*', 'FAQSUB#*', 'CONTACT#*', 'MAILS#TROUBLE', 'STAT#ALL', 'RECEIPTS#*'],
			WAITS,
			ISSUES,
		],
	},
	/** Stores the delivery status of an SMS, and opt-outs. */
	'sms-events': {
		read: ['JOB#*', 'APPT#*', 'PHONE#*', FIELD_KEY, SERIES],
		write: ['JOB#*', 'APPT#*', 'PHONE#*', 'MAILS#TROUBLE', WAITS],
	},
};
