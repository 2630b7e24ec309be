import type { ContinuousBackupsDescription, TableDescription, TimeToLiveDescription } from '@aws-sdk/client-dynamodb';
/** The description of a table, from three calls of DynamoDB. */
export interface DescribedTable {
	readonly table: TableDescription;
	readonly timeToLive: TimeToLiveDescription | undefined;
	readonly backups: ContinuousBackupsDescription | undefined;
}
/** The required settings, independent of the table's name. */
export type TableSettings = Readonly<Record<string, string | number | boolean>>;
type Fields = Readonly<Record<string, unknown>>;
/** From the properties of `AWS::DynamoDB::GlobalTable` in a template. */
export declare function expectedSettings(properties: Fields): TableSettings;
/** The settings of the table itself. */
export declare function actualSettings({ table, timeToLive, backups }: DescribedTable): TableSettings;
/** The settings that differ, each as a sentence. */
export declare const settingProblems: (expected: TableSettings, actual: TableSettings) => readonly string[];
