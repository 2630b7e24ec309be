/** A log line of a function. */
export interface LogEntry {
	/** ISO UTC. */
	readonly at: string;
	readonly functionName: string;
	/** Its content: the event's name as `message`, ids, codes, durations. */
	readonly fields: Readonly<Record<string, unknown>>;
}

export type FindEntries = (id: string) => Promise<readonly LogEntry[]>;

/** Fields that link lines of the same story by their value. */
const LINKS = ['requestId', 'failedRequestId', 'jobId', 'messageId'] as const;

/** Limits the search: a request has a handful of jobs; an erasure, some for each visit. */
const MAX_IDS = 200;

const linksOf = ({ fields }: LogEntry): readonly string[] =>
	LINKS.map((name) => fields[name]).filter((value) => typeof value === 'string');

const keyOf = ({ at, functionName, fields }: LogEntry): string => `${at} ${functionName} ${JSON.stringify(fields)}`;

/**
 * All log lines of the events around an id, the earliest first: lines with the id, and lines of each request, job and
 * mail that they name. The id may be of a request, a job, a mail at the mail service, or a subject such as an
 * appointment.
 */
export async function storyOf(id: string, find: FindEntries): Promise<readonly LogEntry[]> {
	const searched = new Set<string>();
	const entries = new Map<string, LogEntry>();
	for (let open = [id]; open.length > 0 && searched.size < MAX_IDS; ) {
		for (const each of open) searched.add(each);
		const found = (await Promise.all(open.map(find))).flat();
		for (const entry of found) entries.set(keyOf(entry), entry);
		open = [...new Set(found.flatMap(linksOf))].filter((each) => !searched.has(each));
	}
	return [...entries.values()].sort((one, other) => one.at.localeCompare(other.at));
}

/** Fields of every line, and those printed first. */
const LEFT_OUT: ReadonlySet<string> = new Set([
	'message',
	'timestamp',
	'service',
	'level',
	'sampling_rate',
	'xray_trace_id',
]);

const time = new Intl.DateTimeFormat('sv-SE', {
	timeZone: 'Africa/Nairobi',
	dateStyle: 'short',
	timeStyle: 'medium',
});

/** One line for a terminal: the time in Nairobi, the function, the event and its fields. */
export function formatEntry({ at, functionName, fields }: LogEntry): string {
	const rest = Object.entries(fields)
		.filter(([name, value]) => !LEFT_OUT.has(name) && value !== undefined)
		.map(([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`);
	const milliseconds = at.slice(20, 23).padEnd(3, '0');
	const level = fields.level === 'INFO' || fields.level === undefined ? '' : ` ${fields.level}`;
	return [`${time.format(new Date(at))}.${milliseconds}  ${functionName}${level}  ${fields.message}`, ...rest].join(
		' ',
	);
}
