import type { Stage } from './stage.ts';

type Named = Pick<Stage, 'name'>;

/** The stage of the local cloud. It is alone in its account, so its names omit the stage. */
export const LOCAL = 'local';

const isLocal = ({ name }: Named): boolean => name === LOCAL;

/** A name in AWS: `tulia-live-publisher`. Several stages may share an account (decision 053). */
export const nameIn = (stage: Named, part: string): string =>
	isLocal(stage) ? `tulia-${part}` : `tulia-${stage.name}-${part}`;

/** The alias of a key: `tulia/live/fields`. */
export const keyAliasIn = (stage: Named, part: string): string =>
	isLocal(stage) ? `tulia/${part}` : `tulia/${stage.name}/${part}`;

/** The id of a stack in the CDK app: `live-edge`. Unique, because CDK derives default names from it. */
export const stackIdIn = (stage: Named, stack: string): string => (isLocal(stage) ? stack : `${stage.name}-${stack}`);

/**
 * In AWS, CloudFormation names the table of a stage: the table survives a failed deployment, and a fixed name would
 * block the next one. The local name is fixed, so that a data folder finds its table again.
 */
export const tableNameIn = (stage: Named): string | undefined => (isLocal(stage) ? 'centre' : undefined);

/** The GitHub environment in which a pipeline releases to a stage: `live-booking`. */
export const environmentIn = ({ name }: Named, part: string): string => `${name}-${part}`;
