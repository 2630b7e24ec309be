import type { ContinuousBackupsDescription, TableDescription, TimeToLiveDescription } from '@aws-sdk/client-dynamodb';
/** What DynamoDB says of a table, by three calls. */
export interface DescribedTable {
	readonly table: TableDescription;
	readonly timeToLive: TimeToLiveDescription | undefined;
	readonly backups: ContinuousBackupsDescription | undefined;
}
/** What must be so, whatever the table is called. */
export type TableSettings = Readonly<Record<string, string | number | boolean>>;
type Fields = Readonly<Record<string, unknown>>;
/** From the properties of `AWS::DynamoDB::GlobalTable` in a template. */
export declare function expectedSettings(properties: Fields): TableSettings;
/** Of the table itself. */
export declare function actualSettings({ table, timeToLive, backups }: DescribedTable): TableSettings;
/** What is not as it must be, each in a sentence. */
export declare const settingProblems: (expected: TableSettings, actual: TableSettings) => readonly string[];
