import type { Simulation } from './bookings.ts';

const DAY = 24 * 60 * 60 * 1000;

const SENT = {
	subject: 'A walk is not a small thing',
	preview: 'Twenty minutes, no phone, and what they do',
	content:
		'<h2>A walk is not a small thing</h2><p>Most of us wait for a free afternoon to feel better. Twenty minutes outside already help: the breath goes deeper, and the thoughts go slower.</p><p><a href="/blogs/12">Read the article</a> on our site.</p><h3>Try it this week</h3><ul><li>Leave the phone at home.</li><li>Walk at the pace of somebody who is early.</li><li>Look up once on each street.</li></ul><p>Asante for reading. We write again next month.</p>',
} as const;

const DRAFT = {
	subject: 'Before the holidays',
	preview: 'How to say no to one more invitation',
	content:
		'<h2>Before the holidays</h2><p>December asks a lot of us. You may say no to one invitation, and still be a good cousin.</p><p><a href="/blogs/7">Saying no, kindly</a>: a page to read.</p>',
} as const;

/** An editor sends an issue of the newsletter twelve days before the end, and has a draft of the next one. */
export function planIssues({ centre, timeline, staffId, end }: Simulation): void {
	const caller = { userId: staffId };
	timeline.at(new Date(end.getTime() - 12 * DAY), async () => {
		const written = await centre.createIssue({ body: SENT, caller });
		if (!written.ok) return;
		const { id, version } = written.value;
		await centre.sendIssue({ params: { id }, body: { version }, caller });
	});
	timeline.at(new Date(end.getTime() - DAY), async () => {
		await centre.createIssue({ body: DRAFT, caller });
	});
}
