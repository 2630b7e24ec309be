import type { OrderKind } from '../../appointment/series.ts';
import type { SmsKind, VisitNoticeKind } from '../../outbox/notices.ts';
import { gsmText, SEGMENT } from '../channel/sms/gsm-text.ts';
import type { SmsLanguage } from '../channel/sms/spoken-time.ts';
import { codeText } from './account/phone-code.notice.ts';
import { crisisText } from './crisis/crisis-alert.notice.ts';
import { handedText } from './inbox/inbox-handed.notice.ts';
import { dayNoticeText } from './my-day/day-notice-text.ts';
import { seriesText } from './series/series-text.ts';
import { offerText } from './time-offer/offer-text.ts';
import { type SmsFacts, smsText } from './visit/sms-text.ts';

const HOST = 'tulia.example';
const PHONE = '0700 000 100';
const START = '2026-12-09T06:00:00.000Z';

/** The facts of an SMS, each of which may be missing. */
interface Parts {
	readonly language: SmsLanguage;
	readonly location: string;
	readonly phone: string;
	readonly stop: SmsFacts['stop'];
	readonly by: 'client' | 'staff';
	readonly url: string | undefined;
}
const WHOLE: Parts = {
	...{ language: 'en', location: 'Tulia House, Nairobi', phone: PHONE, by: 'staff', url: undefined },
	stop: { by: 'reply' },
};

const visit = ({ location, by }: Parts, startAt = START) => ({
	...{ startAt, location, ticketNumber: 'TUL-26-4K7M9' },
	cancellation: { by, at: START },
});
const one =
	(kind: VisitNoticeKind) =>
	(parts: Parts): string =>
		smsText(kind, { ...parts, appointment: visit(parts) });
const series =
	(kind: OrderKind) =>
	(parts: Parts): string =>
		seriesText(kind, { ...parts, visits: [visit(parts), visit(parts, '2026-12-16T06:00:00.000Z')] });

type Written = Record<SmsKind, Readonly<Record<string, (parts: Parts) => string>>>;

const WRITTEN: Written = {
	confirmation: { one: one('confirmation') },
	reminder: { one: one('reminder') },
	moved: { one: one('moved') },
	cancelled: { one: one('cancelled') },
	series: { booked: series('booked'), moved: series('moved'), cancelled: series('cancelled') },
	phone_code: { one: (parts) => codeText('482017', parts) },
	crisis_alert: { one: ({ language }) => crisisText(HOST, language) },
	inbox_handed: { one: ({ language }) => handedText(HOST, language) },
	day_notice: { one: () => dayNoticeText([{ appointmentId: 'A', what: 'booked', after: START }], HOST) },
	time_offer: {
		one: (parts) => offerText({ ...parts, startAt: START, until: '2026-12-09T09:28:00.000Z' }),
	},
};
const TEXTS = Object.entries(WRITTEN).flatMap(([kind, texts]) =>
	Object.entries(texts).map(([which, write]) => ({ kind, which, write })),
);

const combinations: readonly Parts[] = (['en', 'sw'] as const).flatMap((language) =>
	[WHOLE.location, '', '🌿', 'Nai', 'Ukumbi wa Upepo, Ghorofa ya Kumi na Mbili, Barabara ya Kindaruma'].flatMap(
		(location) =>
			[PHONE, '', '📞'].flatMap((phone) =>
				([{ by: 'reply' }, { by: 'page', host: HOST }] as const).flatMap((stop) =>
					(['client', 'staff'] as const).flatMap((by) =>
						[undefined, `https://${HOST}/offer?token=${'A'.repeat(70)}`].map((url) => ({
							...{ language, location, phone, stop, by, url },
						})),
					),
				),
			),
	),
);

test.each(TEXTS)('an SMS ($kind, $which) has complete sentences when any fact is missing', ({ write }) => {
	for (const parts of combinations) {
		const text = write(parts);
		expect(text).toBe(gsmText(text));
		expect(text.length).toBeLessThanOrEqual(SEGMENT);
		expect(text).not.toMatch(/undefined|\. \.|\.\.|,\.|: ?\.|\s\.| {2}|^\W|: *$/);
	}
});

/** Kinds that may be the first SMS to a number. */
const FIRST = ['confirmation', 'series', 'phone_code', 'time_offer', 'reminder', 'moved', 'cancelled'];
test.each(TEXTS.filter(({ kind }) => FIRST.includes(kind)))(
	'an SMS ($kind, $which) to a client says how to opt out',
	({ write }) => {
		for (const language of ['en', 'sw'] as const)
			for (const stop of [{ by: 'reply' }, { by: 'page', host: HOST }] as const) {
				const words = language === 'sw' ? 'Kuacha: ' : 'Stop: ';
				const demo = { ...WHOLE, language, stop, location: 'Tulia House, 2nd floor, Kindaruma Road, Nairobi' };
				expect(write(demo)).toContain(words);
			}
	},
);

test.each(TEXTS.filter(({ kind }) => kind !== 'phone_code' && FIRST.includes(kind)))(
	'an SMS ($kind, $which) in Kiswahili uses its days and hours',
	({ write }) => {
		const text = write({ ...WHOLE, language: 'sw' });
		expect(text).toMatch(/saa 3:00 asubuhi/);
		expect(text).toMatch(/Jtano 9 Des|tarehe 9, 16 Des/);
		expect(text).not.toMatch(/Wed|Dec|\bon\b|\bto\b/);
	},
);

test.each<[string, string, SmsLanguage, string]>([
	[
		...(['confirmation', 'one', 'en'] as const),
		'Confirmed: Wed 9 Dec, 9:00 AM. Tulia House, Nairobi. Ticket TUL-26-4K7M9. Come 10 min early with your ID. Questions: 0700 000 100. Stop: reply STOP',
	],
	[
		...(['reminder', 'one', 'en'] as const),
		'Reminder: Wed 9 Dec, 9:00 AM. Tulia House, Nairobi. Ticket TUL-26-4K7M9. Come 10 min early with your ID. Questions: 0700 000 100. Stop: reply STOP',
	],
	[
		...(['moved', 'one', 'en'] as const),
		'New time: Wed 9 Dec, 9:00 AM. It replaces the old time. Tulia House, Nairobi. Ticket TUL-26-4K7M9. Questions: 0700 000 100. Stop: reply STOP',
	],
	[
		...(['cancelled', 'one', 'en'] as const),
		'We had to cancel Wed 9 Dec, 9:00 AM. We are sorry. Ticket TUL-26-4K7M9 is no longer valid. Questions: 0700 000 100. Stop: reply STOP',
	],
	[
		...(['cancelled', 'one', 'sw'] as const),
		'Samahani, tumefuta miadi ya Jtano 9 Des saa 3:00 asubuhi (9:00 AM). Tiketi TUL-26-4K7M9 haitumiki tena. Maswali: 0700 000 100. Kuacha: jibu ACHA',
	],
	[
		...(['series', 'booked', 'en'] as const),
		'Confirmed, 2 visits: 9:00 AM on 9, 16 Dec. Questions: 0700 000 100. Stop: reply STOP',
	],
	[
		...(['series', 'cancelled', 'sw'] as const),
		'Samahani, tumefuta miadi 2: saa 3:00 asubuhi (9:00 AM) tarehe 9, 16 Des. Maswali: 0700 000 100. Kuacha: jibu ACHA',
	],
	[
		...(['phone_code', 'one', 'en'] as const),
		'Your code is 482017. It works for ten minutes. Do not share it. Stop: reply STOP',
	],
	[...(['crisis_alert', 'one', 'en'] as const), 'Somebody may need you now: open the inbox. tulia.example/admin/inbox'],
	[
		...(['inbox_handed', 'one', 'en'] as const),
		'Somebody may need you now: a colleague handed it to you. Open the inbox. tulia.example/admin/inbox',
	],
	[...(['day_notice', 'one', 'en'] as const), 'Booked: Wed 9 Dec, 9:00 AM. tulia.example/admin/my-day'],
	[
		...(['time_offer', 'one', 'en'] as const),
		'A time opened: Wed 9 Dec, 9:00 AM. Kept for you until 12:28 PM: phone 0700 000 100. Stop: reply STOP',
	],
	[
		...(['time_offer', 'one', 'sw'] as const),
		'Nafasi imepatikana: Jtano 9 Des saa 3:00 asubuhi (9:00 AM). Tunakuhifadhia hadi saa 6:28 mchana (12:28 PM): piga 0700 000 100. Kuacha: jibu ACHA',
	],
])('the SMS %s (%s, %s) is: %s', (kind, which, language, text) => {
	const found = TEXTS.find((each) => each.kind === kind && each.which === which);
	expect(found?.write({ ...WHOLE, language })).toBe(text);
});
