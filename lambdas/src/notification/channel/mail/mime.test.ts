import PostalMime from 'postal-mime';
import { anAppointment, centre } from '../../../../test-support/notification/builders.ts';
import { LETTER_NOW, letterFacts, letterFactsOf } from '../../../../test-support/notification/letter-facts.ts';
import type { VisitNoticeKind } from '../../../outbox/notices.ts';
import { type AppointmentLetterFacts, appointmentLetter } from '../../notices/visit/appointment-letter.ts';
import { calendarEntry } from '../../notices/visit/calendar-entry.ts';
import { letterHtml } from './letter-html.ts';
import { mimeMessage } from './mime.ts';

const messageOf = async (
	given: Partial<AppointmentLetterFacts> = {},
	to = 'wairimu@mail.example',
	kind: VisitNoticeKind = 'confirmation',
) => {
	const all = { ...letterFacts, ...given };
	const raw = await mimeMessage({
		letter: appointmentLetter(kind, all),
		from: { name: all.centre.mailSender.name, address: all.centre.mailSender.email },
		replyTo: centre.emails.general,
		to,
		calendar: calendarEntry(all, LETTER_NOW),
	});
	return { raw: raw.toString('utf8'), parsed: await PostalMime.parse(raw) };
};

describe('the raw message', () => {
	test('the raw message carries text, HTML and the calendar file, to one recipient', async () => {
		const { parsed } = await messageOf();
		expect(parsed.from).toMatchObject({ name: 'Tulia Centre', address: 'appointments@tulia.example' });
		expect(parsed.to).toEqual([{ name: '', address: 'wairimu@mail.example' }]);
		expect(parsed.replyTo).toEqual([{ name: '', address: 'hello@tulia.example' }]);
		expect(parsed.text).toContain('TUL-26-4K7M9');
		expect(parsed.html).toContain('TUL-26-4K7M9');
		expect(parsed.attachments.map(({ filename }) => filename)).toContain('appointment.ics');
	});

	test.each([
		[undefined, 'auto-generated'],
		[true, undefined],
	])('the raw message is marked as automatic unless a colleague wrote it (%s)', async (isWritten, said) => {
		const raw = await mimeMessage({
			...{ letter: { subject: 'S', text: 'T', html: '<p>T</p>' }, from: { name: 'T', address: 'a@tulia.example' } },
			...{ replyTo: 'b@tulia.example', to: 'c@mail.example', isWritten },
		});
		const { headers } = await PostalMime.parse(raw);
		expect(headers.find(({ key }) => key === 'auto-submitted')?.value).toBe(said);
	});

	test('the raw message ends every line in CR LF', async () => {
		const { raw } = await messageOf();
		expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
	});

	test('the raw message about a cancellation states the method of its calendar file', async () => {
		const { raw, parsed } = await messageOf(letterFactsOf('cancelled'), 'wairimu@mail.example', 'cancelled');
		expect(raw).toMatch(/^Content-Type: text\/calendar;[^;]*;?\s*method=CANCEL/im);
		expect(parsed.text).toContain('You cancelled your appointment.');
	});

	test('the raw message has no line over the 998 characters that mail allows', async () => {
		const { raw } = await messageOf({ name: 'x'.repeat(5000) });
		expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThan(999);
	});
});

const BREAKS = [
	'\r\nBcc: evil@x.example',
	'\nBcc: evil@x.example',
	'\rBcc: evil@x.example',
	'\r\n\r\nbody',
	'\u2028Bcc: a@b.example',
	'\u0085Bcc: a@b.example',
	'\0Bcc: a@b.example',
	'%0d%0aBcc: a@b.example',
	'=?utf-8?q?=0D=0ABcc:_a@b.example?=',
	'\r\n Bcc: folded@x.example',
];

describe('header injection', () => {
	test.each(BREAKS)('a header injection by %j in any field adds no header', async (payload) => {
		const hostile = anAppointment({ ticketNumber: `TUL${payload}`, location: `Here${payload}` });
		const { raw, parsed } = await messageOf({ appointment: hostile, name: `Wairimu${payload}` });
		const headers = raw.slice(0, raw.indexOf('\r\n\r\n'));
		expect(headers.match(/^to:/gim)).toHaveLength(1);
		expect(headers.match(/^subject:/gim)).toHaveLength(1);
		expect(headers).not.toMatch(/^(?:bcc|cc):/im);
		expect(parsed.to).toHaveLength(1);
		expect(parsed.cc ?? []).toHaveLength(0);
		expect(parsed.bcc ?? []).toHaveLength(0);
	});

	test('a line break in the centre’s own record does not split the subject', async () => {
		const name = 'Tulia\r\nBcc: evil@x.example';
		const { raw } = await messageOf({ centre: { ...centre, name, mailSender: { ...centre.mailSender, name } } });
		expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^bcc:/im);
	});

	test('the HTML part escapes what a visitor wrote', () => {
		const html = letterHtml(
			appointmentLetter('confirmation', {
				...letterFacts,
				appointment: anAppointment({ location: '<script>alert("x")</script>' }),
			}),
		);
		expect(html).not.toContain('<script');
		expect(html).toContain('&lt;script&gt;');
	});
});
