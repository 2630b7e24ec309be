import type { PublicProfile } from '@tulia/contracts/profile/schemas';
import { isChatOpen, isHydrated, openingSentence, openingStatusAt, type PagePart } from '@tulia/platform/boot';

/** Polling interval of the clock, milliseconds: the same as the application's. */
const READ_EVERY = 15_000;

type Centre = Pick<PublicProfile, 'openingHours' | 'chatHours' | 'timeZone' | 'closedDays'>;

const each = (selector: string, act: (element: HTMLElement) => void): void => {
	for (const element of document.querySelectorAll<HTMLElement>(selector)) act(element);
};

/** Writes changed text only, so that a screen reader's position in the page stays. */
function write(element: Element | null | undefined, text: string): void {
	if (element && element.textContent !== text) element.textContent = text;
}

function fillLines(centre: Centre, now: Date): void {
	each('[data-says]', (line) => {
		const sentence = line.dataset.says === 'now' ? openingStatusAt(centre, now) : openingSentence(centre, now);
		if (sentence) line.dataset.opening = sentence.isOpen ? 'open' : 'closed';
		else delete line.dataset.opening;
		write(line.lastElementChild, sentence?.text ?? '');
	});
}

function markHours(centre: Centre, now: Date): void {
	const status = openingStatusAt(centre, now);
	each('[data-hours]', (row) => {
		const isNow = status?.isOpen === true && String(status.row) === row.dataset.hours;
		row.toggleAttribute('data-now', isNow);
		const words = row.querySelector<HTMLElement>('dt span');
		if (words) words.hidden = !isNow;
	});
}

function chooseChat(centre: Centre, now: Date): void {
	const chatLinks = document.querySelector('[data-chat="open"]');
	if (!chatLinks) return; // a centre without a chat has one contact option only
	const isOpen = isChatOpen(centre, now);
	each('[data-chat]', (way) => {
		way.hidden = isOpen !== (way.dataset.chat === 'open');
	});
}

/**
 * Fills time-dependent texts of the parts that are not hydrated yet. Prerendered HTML leaves them empty, and React
 * takes over whatever text is there.
 */
export function fillTimeDependentText(
	centre: Centre | undefined,
	now: Date,
	isOver: (part: PagePart) => boolean,
): void {
	if (!isOver('frame')) each('[data-year]', (year) => write(year, `${now.getFullYear()} `));
	if (!centre || isOver('page')) return;
	fillLines(centre, now);
	markHours(centre, now);
	chooseChat(centre, now);
}

export function refreshTimeDependentText(centre: Centre | undefined): void {
	const fill = (): void => fillTimeDependentText(centre, new Date(), isHydrated);
	fill();
	const timer = setInterval(() => (isHydrated('page') ? clearInterval(timer) : fill()), READ_EVERY);
	document.addEventListener('visibilitychange', fill);
}
