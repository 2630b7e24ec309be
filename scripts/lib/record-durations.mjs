import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('./test-durations.json', import.meta.url);

/** Seconds; shorter files need no record for the order by duration. */
const WORTH_RECORDING = 2;

/** Writes the durations of test files into the record that `longest-first-sequencer.cjs` reads. */
export function recordDurations(durations) {
	const known = JSON.parse(readFileSync(file, 'utf8'));
	const all = Object.entries({ ...known, ...durations })
		.filter(([, seconds]) => seconds >= WORTH_RECORDING)
		.map(([name, seconds]) => [name, Math.round(seconds)])
		.sort(([one], [other]) => (one < other ? -1 : 1));
	writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, '\t')}\n`);
}
