/** What a stage on which developers may try their modules says with every answer (infra, security-headers.ts). Live does not. */
const HEADER = 'x-developer-modules';

/** Whether this stage takes the modules of developers. A stage that cannot be asked does not. */
export async function allowsDeveloperModules(): Promise<boolean> {
	try {
		const { headers } = await fetch('/remotes.json', { method: 'HEAD', cache: 'no-store' });
		return headers.get(HEADER) === 'allowed';
	} catch {
		return false;
	}
}
