import { reportSavedContent } from '@tulia/contracts/routes/telemetry';
import type { SavedContentReport, SavedRead } from '@tulia/contracts/telemetry/schemas';
import { tryStorage } from '../storage/try-storage.ts';

type Uses = { readonly [read: string]: number };

const WAITING_KEY = 'tulia.saved-uses';
/** Several blocks of a page fail together: they are told together. Milliseconds. */
const GATHER = 1000;
/** The most the contract takes of one read. */
const MOST = 1000;

/** Where storage is refused the counts live as long as the page. */
let ofThisPage: Uses = {};
let timer: ReturnType<typeof setTimeout> | undefined;

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

function waiting(): Uses {
	const stored: unknown = tryStorage(() => JSON.parse(localStorage.getItem(WAITING_KEY) ?? '{}'));
	if (typeof stored !== 'object' || stored === null) return ofThisPage;
	return { ...ofThisPage, ...Object.fromEntries(Object.entries(stored).filter(([, count]) => isCount(count))) };
}

function store(uses: Uses): void {
	const isEmpty = Object.keys(uses).length === 0;
	ofThisPage = uses;
	tryStorage(() => {
		if (isEmpty) localStorage.removeItem(WAITING_KEY);
		else localStorage.setItem(WAITING_KEY, JSON.stringify(uses));
		ofThisPage = {};
	});
}

function add(more: Uses): void {
	const sum: { [read: string]: number } = { ...waiting() };
	for (const [read, count] of Object.entries(more)) sum[read] = Math.min(MOST, (sum[read] ?? 0) + count);
	store(sum);
}

const asReport = (uses: Uses): SavedContentReport => ({
	// What an older release left here may name a read that is gone; the server then refuses the report, and it is dropped.
	uses: Object.entries(uses).map(([read, count]) => ({ read: read as SavedRead, count })),
});

/** Whether asking again later makes sense: no answer, an outage, or too many at once. */
const isWorthKeeping = (response: Response | undefined): boolean =>
	response === undefined || response.status >= 500 || response.status === 429;

/**
 * Tells the server how often saved content was shown, if there is anything to tell. What it could not be told is kept for
 * the next time: the outage that causes a use usually swallows its report too. Never throws.
 */
export async function sendSavedContentUses(): Promise<void> {
	clearTimeout(timer);
	timer = undefined;
	const uses = waiting();
	if (Object.keys(uses).length === 0) return;
	store({}); // before the answer, so that another tab does not tell the same
	const { method, path } = reportSavedContent;
	const response = await fetch(path, {
		method,
		headers: { accept: 'application/json', 'content-type': 'application/json' },
		body: JSON.stringify(asReport(uses)),
		keepalive: true,
	}).catch(() => undefined);
	if (isWorthKeeping(response)) add(uses);
}

/** Counts one use of saved content in place of an answer of the API (rule 3). Call it in an effect, once per failure. */
export function reportSavedContentUse(read: SavedRead): void {
	add({ [read]: 1 });
	timer ??= setTimeout(() => void sendSavedContentUses(), GATHER);
}

/** Forgets what was not told yet: it says that somebody was here. */
export function forgetSavedContentUses(): void {
	clearTimeout(timer);
	timer = undefined;
	store({});
}
