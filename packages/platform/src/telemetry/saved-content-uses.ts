import { reportSavedContent } from '@tulia/contracts/routes/telemetry';
import type { SavedContentReport, SavedRead } from '@tulia/contracts/telemetry/schemas';
import { tryStorage } from '../storage/try-storage.ts';

type Uses = { readonly [read: string]: number };

const WAITING_KEY = 'tulia.saved-uses';
/** Milliseconds to collect the uses of one page, whose blocks fail together, into one report. */
const GATHER = 1000;
/** The contract's maximum for one read. */
const MOST = 1000;

/** The fallback where storage is refused; it lives as long as the page. */
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
	// An older release may have stored a removed read; the server then refuses the report, and it is dropped.
	uses: Object.entries(uses).map(([read, count]) => ({ read: read as SavedRead, count })),
});

/** Whether a retry makes sense: no answer, an outage, or a rate limit. */
const isWorthKeeping = (response: Response | undefined): boolean =>
	response === undefined || response.status >= 500 || response.status === 429;

/**
 * Reports how often saved content was shown, if it was. A failed report is stored for the next visit: the outage that
 * causes a use usually fails its report, too. Never throws.
 */
export async function sendSavedContentUses(): Promise<void> {
	clearTimeout(timer);
	timer = undefined;
	const uses = waiting();
	if (Object.keys(uses).length === 0) return;
	store({}); // before the answer, so that another tab does not report the same
	const { method, path } = reportSavedContent;
	const response = await fetch(path, {
		method,
		headers: { accept: 'application/json', 'content-type': 'application/json' },
		body: JSON.stringify(asReport(uses)),
		keepalive: true,
	}).catch(() => undefined);
	if (isWorthKeeping(response)) add(uses);
}

/** Counts one use of saved content instead of an API answer (rule 3). Call it in an effect, once per failure. */
export function reportSavedContentUse(read: SavedRead): void {
	add({ [read]: 1 });
	timer ??= setTimeout(() => void sendSavedContentUses(), GATHER);
}

/** Drops unsent counts: they reveal that a person was here. */
export function forgetSavedContentUses(): void {
	clearTimeout(timer);
	timer = undefined;
	store({});
}
