import {
	DescribeContinuousBackupsCommand,
	DescribeTableCommand,
	DescribeTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { clock } from '../src/platform/clock.ts';
import { requireEnv } from '../src/platform/config.ts';
import { documentClient } from '../src/platform/table/dynamo.ts';
import { disagreementsIn } from '../src/recovery/recount.items.ts';
import { scanTable } from '../src/recovery/scan-table.repository.ts';
import { actualSettings, expectedSettings, settingProblems } from '../src/recovery/table-settings.gateway.ts';

/**
 * The entry point of `npm run restore -- --check`: compares the settings of the table TABLE_NAME with EXPECTED_TABLE,
 * the properties of the stage's table as JSON, and its stored figures with a recount. Exits with code 1 on a
 * difference.
 */
const [db, TableName] = [documentClient(), requireEnv('TABLE_NAME')];
const [{ Table = {} }, { TimeToLiveDescription }, { ContinuousBackupsDescription }] = await Promise.all([
	db.send(new DescribeTableCommand({ TableName })),
	db.send(new DescribeTimeToLiveCommand({ TableName })),
	db.send(new DescribeContinuousBackupsCommand({ TableName })),
]);
const actual = actualSettings({
	table: Table,
	timeToLive: TimeToLiveDescription,
	backups: ContinuousBackupsDescription,
});
const problems = settingProblems(expectedSettings(JSON.parse(requireEnv('EXPECTED_TABLE'))), actual);
const disagreements = disagreementsIn(await scanTable(db, TableName), clock());

for (const problem of problems) console.error(problem);
for (const { of, stored, counted } of disagreements)
	console.error(`${of}: stored and not counted: ${stored.join('; ')}. Counted and not stored: ${counted.join('; ')}.`);
if (problems.length + disagreements.length > 0) process.exitCode = 1;
else {
	console.log('The table is set as the stage wants it, and its figures and times equal a recount.');
	console.log(`table: { name: '${TableName}', streamLabel: '${Table.LatestStreamLabel}' },`);
}
