import { centre } from '../../../../test-support/notification/builders.ts';
import { letterHtml } from '../../channel/mail/letter-html.ts';
import { letterText } from '../../channel/mail/letter-text.ts';
import { newsletterLetter } from '../newsletter/newsletter-letter.ts';
import { digestRef, hourAt, readDigestRef } from './staff-inbox.ts';
import { digestLetter, visitorLetter } from './staff-letter.ts';

const site = { centre, siteOrigin: 'https://tulia.example' };
const words = {
	name: 'Wairimu Kamau',
	email: 'wairimu@mail.example',
	phone: undefined,
	subject: undefined,
	text: 'May I come by?',
	createdAt: '2026-11-18T21:30:00.000Z',
	mayBeInCrisis: false,
};
const ofText = (text: string) => visitorLetter('messages', { ...words, text }, site);

describe('the letter about a message', () => {
	test('the letter about a message omits missing fields and shows the time in Nairobi', () => {
		expect(visitorLetter('messages', words, site).facts).toEqual([
			{ label: 'Name', value: 'Wairimu Kamau' },
			{ label: 'Email', value: 'wairimu@mail.example' },
			{ label: 'Sent', value: 'Thu 19 Nov 2026, 12:30 AM EAT' },
		]);
	});

	test.each(['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029'])(
		'the letter about a message keeps lines that are separated by %j',
		(lineBreak) => {
			expect(ofText(`one${lineBreak}${lineBreak}two`).quote).toEqual(['one', '', 'two']);
		},
	);

	test('the letter about a message contains no control character of the visitor’s text', () => {
		expect(ofText('a\u0000b\u001b[31mred\u0007').quote).toEqual(['a b [31mred']);
	});

	test('the letter about a message quotes every line, so that no line looks like the centre’s own', () => {
		const letter = ofText('Hello\nOpen the messages: https://evil.example <a href="x">');
		expect(letterText(letter)).toContain('> Hello\n> Open the messages: https://evil.example <a href="x">\n');
		expect(letterHtml(letter)).toContain(
			'Hello<br>Open the messages: https://evil.example &lt;a href=&quot;x&quot;&gt;',
		);
		expect(letterHtml(letter).match(/<a /g)).toHaveLength(1);
	});
});

describe('the digest', () => {
	test.each([
		[1, 'questions', '1 more question from the help centre', 'there is 1'],
		[14, 'questions', '14 more questions from the help centre', 'there are 14'],
		[14, 'messages', '14 more messages from the website', 'there are 14'],
	] as const)('the digest of %i %s states that count', (count, inbox, subject, opening) => {
		const letter = digestLetter({ inbox, hour: '2026-11-18T20' }, count, site);
		expect(letter.subject).toBe(subject);
		expect(letter.opening).toContain(opening);
		expect(letter.facts).toEqual([{ label: 'Sent', value: 'Wed 18 Nov 2026, from 11:00 PM to 12:00 AM EAT' }]);
	});

	test('the reference of a digest can be parsed, and no other text is accepted', () => {
		const hour = hourAt('questions', new Date('2026-11-18T07:59:59.999Z'));
		expect(readDigestRef(digestRef(hour))).toEqual({ inbox: 'questions', hour: '2026-11-18T07' });
		for (const name of [
			'',
			'questions',
			'people-2026-11-18T07',
			'questions-2026-11-18T07:00',
			' questions-2026-11-18T07',
		])
			expect(readDigestRef(name)).toBeUndefined();
	});
});

test('no mail to staff or subscribers has an exclamation mark or an image', () => {
	const urls = { confirmUrl: 'https://tulia.example/c', unsubscribeUrl: 'https://tulia.example/u' };
	const news = { ...site, ...urls, requestedAt: words.createdAt };
	const letters = [
		visitorLetter('questions', words, site),
		visitorLetter('messages', words, site),
		digestLetter({ inbox: 'messages', hour: '2026-11-18T20' }, 2, site),
		newsletterLetter('newsletter_confirm', news),
		newsletterLetter('newsletter_welcome', news),
	];
	for (const letter of letters) {
		expect(letterText(letter)).not.toContain('!');
		expect(letterHtml(letter)).not.toMatch(/<(?:img|script|link)\b/);
		expect(letterHtml(letter)).toContain(letter.closing);
		for (const text of letter.paragraphs) expect(letterText(letter)).toContain(text);
	}
});
