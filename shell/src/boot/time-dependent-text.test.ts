/** @jest-environment @tulia/test-kit/jsdom-environment */
import { fillTimeDependentText } from './time-dependent-text.ts';

const weekday = { opens: '09:00', closes: '17:00' };
const centre = {
	timeZone: 'Africa/Nairobi',
	openingHours: [
		{ day: 'monday' as const, ...weekday },
		{ day: 'tuesday' as const, ...weekday },
		{ day: 'wednesday' as const },
		{ day: 'thursday' as const },
		{ day: 'friday' as const },
		{ day: 'saturday' as const },
		{ day: 'sunday' as const },
	],
};
// 24 November 2026 is a Tuesday; Nairobi is three hours ahead of UTC.
const NOON = new Date('2026-11-24T09:00:00.000Z');
const NIGHT = new Date('2026-11-24T18:00:00.000Z');
const never = (): boolean => false;

beforeEach(() => {
	document.body.innerHTML = `
		<p data-says="today"><i></i><span></span></p>
		<p data-says="now"><i></i><span></span></p>
		<div data-hours="0"><dt>Mon to Tue<span hidden> (open now)</span></dt></div>
		<div data-hours="1"><dt>Wed to Sun<span hidden> (open now)</span></dt></div>
		<span data-chat="open" hidden>Start Chat</span><span data-chat="closed">Leave us a message</span>
		<p>© <span data-year></span>Tulia Centre</p>`;
});

const words = (selector: string): string | null | undefined => document.querySelector(selector)?.textContent;
const shown = (selector: string): readonly (string | null)[] =>
	[...document.querySelectorAll<HTMLElement>(selector)].filter(({ hidden }) => !hidden).map((each) => each.textContent);

test("an open centre shows until when, which row is today's, and that chat is open", () => {
	fillTimeDependentText(centre, NOON, never);
	expect(words('[data-says=today]')).toBe('Open today until 5:00 PM');
	expect(words('[data-says=now]')).toBe('Open now until 5:00 PM');
	expect(document.querySelector('[data-now]')?.textContent).toContain('Mon to Tue');
	expect(shown('dt span')).toEqual([' (open now)']);
	expect(shown('[data-chat]')).toEqual(['Start Chat']);
	expect(words('p:last-child')).toBe('© 2026 Tulia Centre');
});

test('the opening status changes at closing time', () => {
	fillTimeDependentText(centre, NOON, never);
	fillTimeDependentText(centre, NIGHT, never);
	expect(words('[data-says=now]')).toBe('Opens Monday at 9:00 AM');
	expect(document.querySelector('[data-says=now]')?.getAttribute('data-opening')).toBe('closed');
	expect(shown('dt span')).toEqual([]);
	expect(shown('[data-chat]')).toEqual(['Leave us a message']);
});

test('without the profile, and in a hydrated part, nothing is filled in', () => {
	fillTimeDependentText(undefined, NOON, never);
	fillTimeDependentText(centre, NOON, () => true);
	expect(words('[data-says=now]')).toBe('');
	fillTimeDependentText(centre, NOON, (part) => part === 'page');
	expect(words('[data-says=now]')).toBe('');
});
