import type { StartedCloud } from 'local-cloud/content';

/** An output of the centre's stacks, as `<stack>.<name>`. */
export function outputOf({ outputs }: StartedCloud, name: string): string {
	const value = outputs[name];
	if (value === undefined) throw new Error(`The templates have no output ${name}.`);
	return value;
}
