import type { Audience } from '@tulia/contracts/endpoint';
import type { Worker } from './workers.ts';

/**
 * The partition keys a function may name, as patterns of IAM's StringLike. `write` holds for conditions on other items too.
 * An index that is not named is not readable at all.
 */
export interface TableKeys {
	readonly read: readonly string[];
	readonly write: readonly string[];
	readonly GSI1?: readonly string[];
	readonly GSI2?: readonly string[];
	readonly GSI3?: readonly string[];
}

/** What everybody may read on the site; neither accounts nor appointments are among it. */
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

/** An account: profile, password, session version, second factor; and the address that leads to it. */
const ACCOUNT = ['USER#*', 'EMAIL#*'];
/** The wrapped data key of names, addresses and notes: read to open it, written by whoever needs it first. */
const FIELD_KEY = 'KEY#FIELD';
/** What free times are computed from. */
const DIARY = ['CELL#*', 'CALENDAR#CENTRE', 'CATALOG#PSY', 'CATALOG#SERVICE', 'PROFILE#CENTRE'];
/** What an appointment is found by, and the answers kept of its booking and its moves. */
const APPOINTMENT = ['APPT#*', 'TICKET#*', 'IDEM#*'];
/** The words of crisis that the centre added, and who is told of them. */
const CRISIS_WORDS = 'CRISIS#PHRASES';
const CRISIS_DUTY = 'CRISIS#DUTY';
/** Visits that were booked together, and what was ordered of them in one go. */
const SERIES = 'SERIES#*';
/** What people wait for. */
const WAITS = 'WAIT#*';
/** What was paid for visits, the series of receipts, and the M-Pesa codes that are noted. */
const PAYMENTS = ['PAYMENTS#*', 'RECEIPTS#*', 'MPESA#*'];
/** Issues of the newsletter, and who was promised each. */
const ISSUES = 'ISSUE#*';
const FIGURES = ['STAT#ALL', 'STAT#MONTHS'];
/** What visitors wrote and staff work on. */
const WRITINGS = ['COMMENT#*', 'FAQSUB#*', 'CONTACT#*', 'TESTI#*'];
/** The transactions that book, move, cancel and end appointments; the psychologist's schedule is a condition of theirs. */
const BOOKING_WRITES = [
	...[...APPOINTMENT, ...FIGURES, FIELD_KEY, 'CELL#*', 'OUTCOMES#AWAITED', 'UNCONFIRMED#*'],
	...['USER#*', 'CATALOG#PSY', 'JOB#*', 'AUDIT#*', SERIES],
];

/**
 * Which partition keys each function names, no more (promise W13, decision 029). A key that is not here is denied by AWS;
 * the local cloud denies it too, and a journey during which something was denied fails.
 */
export const leadingKeys: Record<Audience | Worker, TableKeys | undefined> = {
	// These two read public partitions alone: `catalogue:read` says which.
	content: undefined,
	publisher: undefined,
	renderer: undefined,
	'missing-page': undefined,
	canary: undefined,
	/** Answers strangers: what they leave behind, and what must be known to accept it. No account, no appointment, no index. */
	engagement: {
		read: [FIELD_KEY, 'RATE#*', 'BLOG#*', 'BLOGCNT#*', 'NEWS#*', 'PROFILE#CENTRE', CRISIS_WORDS],
		write: [
			...[FIELD_KEY, 'RATE#*', 'BLOGLIKE#*', 'BLOGVIEW#*', 'BLOGCNT#*'],
			...['COMMENT#*', 'FAQSUB#*', 'CONTACT#*', 'NEWS#*', 'JOB#*', 'STAT#ALL'],
		],
	},
	/** Strangers reach it too, to register and log in: it holds no cell and changes no appointment. */
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
		// Calendar feeds of psychologists.
		GSI2: ['APPTS#*'],
	},
	admin: {
		read: [
			...[...ACCOUNT, ...APPOINTMENT, ...DIARY, ...WRITINGS, ...FIGURES, FIELD_KEY, 'RATE#*', 'OUTCOMES#AWAITED'],
			...['AUDIT#*', 'MAILS#TROUBLE', 'CATALOG#*', 'FAQ#FEATURING', 'BLOG#*', 'BLOGCNT#*', 'DRAFT#*', 'PICTURE#*'],
			...['UNCONFIRMED#*', 'LAUNCH#CENTRE', 'FIND#*', 'NEWS#*', ...PAYMENTS, SERIES],
			...[CRISIS_WORDS, CRISIS_DUTY, 'STAFF#ADMINS', 'REGISTER#*', 'MYDAY#*', WAITS],
			ISSUES,
			// Whose lines of the audit are those of a smoke test.
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
	/** Sends mails, and carries out the erasure of closed accounts: cancels their appointments and removes what they wrote. */
	notifier: {
		read: [
			...[...ACCOUNT, ...APPOINTMENT, ...WRITINGS, FIELD_KEY, 'PROFILE#CENTRE', 'NEWS#*', 'JOB#*', 'STAFFMAIL#*'],
			...['RESET#*', 'CONFIRM#*', 'RATE#*', 'PICTURE#*', 'PHONE#*', 'FIND#*', 'PAYMENTS#*', 'RECEIPTS#*', SERIES],
			// Articles whose time has come.
			'DRAFT#*',
			...[CRISIS_DUTY, 'STAFF#ADMINS'],
			// What psychologists chose of notices, and what is gathered for them.
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
		// Who gets the newsletter: `NEWS#*`.
		GSI1: ['UAPPT#*', 'PICTURES#LOOSE', 'COMMOD#*', 'FAQSUB#*', 'CONTACT#*', 'TESTIMOD#*', 'WAITING#*', 'NEWS#*'],
		GSI2: ['WRITER#*', 'WAITSOF#*'],
		GSI3: ['DUE#*', 'REM#*'],
	},
	/** Notes what became of a mail where it belongs: at its job, appointment, account, subscription or reply. */
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
	/** Notes what became of an SMS, and who stopped them. */
	'sms-events': {
		read: ['JOB#*', 'APPT#*', 'PHONE#*', FIELD_KEY, SERIES],
		write: ['JOB#*', 'APPT#*', 'PHONE#*', 'MAILS#TROUBLE', WAITS],
	},
};
