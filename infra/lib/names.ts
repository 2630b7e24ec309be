import type { Stage } from './stage.ts';

type Named = Pick<Stage, 'name'>;

/** The stage that runs on one machine. It has the account to itself, so its names need not say which stage they are of. */
export const LOCAL = 'local';

const isLocal = ({ name }: Named): boolean => name === LOCAL;

/** A name in AWS: `tulia-live-publisher`. Several stages may share an account (decision 053). */
export const nameIn = (stage: Named, part: string): string =>
	isLocal(stage) ? `tulia-${part}` : `tulia-${stage.name}-${part}`;

/** The alias of a key: `tulia/live/fields`. */
export const keyAliasIn = (stage: Named, part: string): string =>
	isLocal(stage) ? `tulia/${part}` : `tulia/${stage.name}/${part}`;

/**
 * The id of a stack in the CDK app: `live-edge`. CDK makes the names we do not give of the path of a construct, so it must differ
 * from stage to stage.
 */
export const stackIdIn = (stage: Named, stack: string): string => (isLocal(stage) ? stack : `${stage.name}-${stack}`);

/**
 * CloudFormation names the table of a stage in AWS: it outlives a deployment that failed, and under a fixed name it would stand in
 * the way of the next. What lies in the data folder of a developer must be found again.
 */
export const tableNameIn = (stage: Named): string | undefined => (isLocal(stage) ? 'centre' : undefined);

/** The environment of GitHub in which a pipeline releases to a stage: `live-booking`. */
export const environmentIn = ({ name }: Named, part: string): string => `${name}-${part}`;
