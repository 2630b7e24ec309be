import { readFile } from 'node:fs/promises';
import { clock } from '../src/platform/clock.ts';
import { requireEnv } from '../src/platform/config.ts';
import { fieldCipher } from '../src/platform/keys/field-keys.ts';
import { documentClient } from '../src/platform/table/dynamo.ts';
import { knownFrom, type LogLine } from '../src/recovery/known-since.ts';
import { linesOfLostTable } from '../src/recovery/lines-of-lost-table.items.ts';
import { replayOver } from '../src/recovery/recovery.wiring.ts';
import type { ReplayReport } from '../src/recovery/replay-since.usecase.ts';
import { scanTable } from '../src/recovery/scan-table.repository.ts';

/**
 * The entry point of `npm run restore -- --replay`: brings the copy TABLE_NAME up to date with the log lines in the
 * file LOG_LINES and, where it can still be read, the table LOST_TABLE.
 */
const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
const logged: readonly LogLine[] = JSON.parse(await readFile(requireEnv('LOG_LINES'), 'utf8'));
const lost = process.env.LOST_TABLE;
const lines = [...logged, ...(lost ? linesOfLostTable(await scanTable(db, lost)) : [])];
const report = await replayOver({ db, tableName, openCipher: fieldCipher, now: clock })(knownFrom(lines));

const SAYS: Readonly<Record<Exclude<keyof ReplayReport, 'notSentAgain' | 'receiptGaps'>, string>> = {
	closedAgain: 'accounts are closed again; the notifier erases them',
	toCloseByHand: 'accounts could not be closed again (the last admin, or changed meanwhile): look at each',
	unknownNotices: 'notices may have been sent or not, and are not sent again (jobs): read in the log whom to phone',
	unknownReminders: 'visits whose reminder may have been sent or not: phone the clients',
	changedVisits: 'visits were moved or cancelled after the copy, and nobody is reminded of them: phone the clients',
	waitersToAsk:
		'entries of the waiting list were told of a time that is kept for them no more, by a link that leads nowhere: phone them, the page "Waiting list" has them',
	lostVisits: 'visits were booked after the copy, and are not in it: whoever comes shows the ticket, book it by hand',
};
for (const [name, says] of Object.entries(SAYS)) {
	const ids = report[name as keyof typeof SAYS];
	console.log(`${ids.length} ${says}.${ids.length > 0 ? `\n  ${ids.join('\n  ')}` : ''}`);
}
console.log(`${report.notSentAgain} notices and reminders had been sent, and are not sent again.`);
for (const { year, from, to } of report.receiptGaps)
	console.log(
		`Receipts of ${year} from ${from} to ${to} were given after the copy: note what was paid again, from the paper.`,
	);
