import PostalMime from 'postal-mime';
import { centre } from '../../../../test-support/notification/builders.ts';
import { mimeMessage } from '../../channel/mail/mime.ts';
import { issueLetter } from './issue-letter.ts';

const words = {
	subject: 'A little rest',
	preview: 'Three <things>',
	content:
		'<h2>Rest</h2><p>Sit &amp; <a href="/blogs/rest">read on</a>, or <a href="https://a.example/" rel="noopener">look there</a>.</p><img src="/uploads/a.webp" alt="A tree" />',
};
const facts = {
	centre,
	siteOrigin: 'https://tulia.example',
	unsubscribeUrl: 'https://tulia.example/newsletter/unsubscribe?token=a.b',
	isTest: false,
};
const ONE_CLICK = 'https://tulia.example/api/newsletter/unsubscribe?token=a.b';

const rawOf = (given = {}) =>
	mimeMessage({
		letter: issueLetter({ ...words, ...given }, facts),
		from: { name: centre.mailSender.name, address: centre.mailSender.email },
		replyTo: centre.emails.general,
		to: 'wairimu@mail.example',
		unsubscribeUrl: ONE_CLICK,
	});

test('an independent parser finds text and HTML with the same content, the centre’s address and the unsubscribe link', async () => {
	const { subject, text = '', html = '', headers } = await PostalMime.parse(await rawOf());
	const header = (key: string) => headers.find((given) => given.key === key)?.value;
	expect(subject).toBe('A little rest');
	expect(header('list-unsubscribe')).toBe(`<${ONE_CLICK}>`);
	expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
	expect(header('content-type')).toContain('multipart/alternative');
	for (const part of [text, html]) {
		expect(part).toContain('https://tulia.example/blogs/rest');
		expect(part).toContain('https://a.example/');
		expect(part).toContain(facts.unsubscribeUrl);
		expect(part).toContain(centre.name);
		for (const line of centre.address.lines) expect(part).toContain(line);
	}
	expect(text).toContain('Sit & read on (https://tulia.example/blogs/rest)');
	expect(text).not.toContain('<');
	expect(html).toContain('Three &lt;things&gt;');
	expect(html).toContain('src="https://tulia.example/uploads/a.webp"');
	expect(html).not.toContain('href="/');
});

test('the content of an issue adds no header and no script', async () => {
	const raw = await rawOf({
		subject: 'Rest\r\nBcc: all@mail.example',
		content:
			'<p onclick="x()" style="position:fixed">a</p><script>alert(1)</script><form action="https://a.example"></form>',
	});
	const { headers, html = '' } = await PostalMime.parse(raw);
	expect(headers.map(({ key }) => key)).not.toContain('bcc');
	expect(html).not.toMatch(/onclick|position:fixed|<script|alert\(1\)|<form/);
});

test('a test of an issue is marked as a test', () => {
	expect(issueLetter(words, { ...facts, isTest: true }).subject).toBe('Test: A little rest');
});
