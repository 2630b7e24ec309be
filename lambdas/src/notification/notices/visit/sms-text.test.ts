import { SegmentedMessage } from 'sms-segments-calculator';
import type { VisitNoticeKind } from '../../../outbox/notices.ts';
import type { SmsLanguage } from '../../channel/sms/spoken-time.ts';
import { type SmsFacts, smsText } from './sms-text.ts';

const KINDS: readonly VisitNoticeKind[] = ['confirmation', 'moved', 'cancelled', 'reminder'];
const LANGUAGES: readonly SmsLanguage[] = ['en', 'sw'];
const START = '2026-11-19T07:30:00.000Z';

const facts = (given: Partial<SmsFacts['appointment']> = {}, more: Partial<SmsFacts> = {}): SmsFacts => ({
	appointment: {
		startAt: START,
		ticketNumber: 'TUL-26-4K7M9',
		location: 'Tulia House, 2nd floor, Kindaruma Road, Nairobi',
		...given,
	},
	phone: '0700 000 100',
	language: 'en',
	stop: { by: 'reply' },
	...more,
});

test('the SMS of a confirmation states when, where, the ticket, whom to call and how to opt out', () => {
	expect(smsText('confirmation', facts())).toBe(
		'Confirmed: Thu 19 Nov, 10:30 AM. Tulia House, 2nd floor, Kindaruma Road, Nairobi. Ticket TUL-26-4K7M9. Questions: 0700 000 100. Stop: reply STOP',
	);
});

test('the SMS in Kiswahili states the hour as it is spoken, and as a clock shows it', () => {
	expect(smsText('reminder', facts({}, { language: 'sw' }))).toBe(
		'Kumbusho: Alh 19 Nov saa 4:30 asubuhi (10:30 AM). Tulia House, 2nd floor, Kindaruma Road, Nairobi. Tiketi TUL-26-4K7M9. Maswali: 0700 000 100. Kuacha: jibu ACHA',
	);
	expect(smsText('cancelled', facts({ startAt: '2026-11-22T13:00:00.000Z' }, { language: 'sw' }))).toContain(
		'Jpili 22 Nov saa 10:00 jioni (4:00 PM)',
	);
});

test('the SMS of a move states the new time and that it replaces the old one', () => {
	const moved = smsText('moved', facts({ movedFrom: '2026-11-17T06:00:00.000Z' }));
	expect(moved).toContain('New time: Thu 19 Nov, 10:30 AM. It replaces the old time.');
	expect(moved).not.toContain('17 Nov');
	expect(smsText('moved', facts({ movedFrom: START }))).toContain('Thu 19 Nov, 10:30 AM as before');
});

test.each([
	['the client', { by: 'client', at: START }, 'You cancelled Thu 19 Nov, 10:30 AM.'],
	['the centre', { by: 'staff', at: START }, 'We had to cancel Thu 19 Nov, 10:30 AM. We are sorry.'],
] as const)('the SMS of a cancellation says that %s cancelled', (_who, cancellation, said) => {
	expect(smsText('cancelled', facts({ cancellation }))).toContain(said);
});

test('an SMS says how to opt out while it fits: by a reply, or on the page where the number takes no replies', () => {
	const short = { location: 'Tulia House, Nairobi' };
	expect(smsText('cancelled', facts(short))).toMatch(/Stop: reply STOP$/);
	expect(smsText('cancelled', facts(short, { stop: { by: 'page', host: 'tulia.example' } }))).toMatch(
		/Stop: tulia\.example\/account$/,
	);
});

const WORST: Partial<SmsFacts> = {
	phone: '+254 (0) 709 000 100 / 0733 000 100 ext 1234',
	stop: { by: 'page', host: 'appointments.the-longest-name-of-a-centre.example' },
};
const LONG_PLACE = `${'Ukumbi wa Mwànga, Ghorofa ya Kumi na Mbili “Upepo” – Barabara ya Kindaruma '.repeat(4)} 🌿`;

describe('an SMS about a visit with any name and address of the centre', () => {
	const cases = LANGUAGES.flatMap((language) =>
		KINDS.flatMap((kind) =>
			([undefined, START, '2026-11-17T06:00:00.000Z'] as const).map((movedFrom) => ({ language, kind, movedFrom })),
		),
	);

	test.each(cases)('$kind in $language is one segment of the GSM alphabet (moved from $movedFrom)', (one) => {
		// A Wednesday late in September: the longest name of a day.
		const given = {
			startAt: '2026-09-30T18:45:00.000Z',
			ticketNumber: 'TUL-26-4K7M9-22222',
			location: LONG_PLACE,
			...(one.movedFrom === undefined ? {} : { movedFrom: one.movedFrom }),
		};
		for (const cancellation of [
			{ by: 'client', at: START },
			{ by: 'staff', at: START },
		] as const) {
			const text = smsText(one.kind, facts({ ...given, cancellation }, { ...WORST, language: one.language }));
			const { encodingName, segmentsCount, totalSize } = new SegmentedMessage(text);
			expect({ encodingName, segmentsCount }).toEqual({ encodingName: 'GSM-7', segmentsCount: 1 });
			expect(totalSize).toBeLessThanOrEqual(160 * 7);
			expect(text).toContain('TUL-26-4K7M9-22222');
			expect(text).toContain('709 000 100');
		}
	});

	test.each(cases)('$kind in $language names no service and no word of health', ({ kind, language }) => {
		expect(smsText(kind, facts({}, { language }))).not.toMatch(
			/therap|psycholog|counsel|mental|health|depress|session|tiba|afya|ushauri|saikolojia/i,
		);
	});
});
