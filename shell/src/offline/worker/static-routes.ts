/** Routes that a browser follows without waking the worker. TypeScript's library does not know them yet. */
interface StaticRouter {
	readonly addRoutes: (
		rules: readonly { readonly condition: { readonly urlPattern: string }; readonly source: 'network' }[],
	) => Promise<void>;
}

const isStaticRouter = (event: object): event is StaticRouter => 'addRoutes' in event;

const InstallEvent: unknown = Reflect.get(self, 'InstallEvent');

/** Whether this browser knows them: Chrome from 123 on. */
export const hasStaticRoutes: boolean = typeof InstallEvent === 'function' && isStaticRouter(InstallEvent.prototype);

/** Has addresses answered by the network, where the browser can, without even starting the worker. */
export async function bypass(event: ExtendableEvent, patterns: readonly string[]): Promise<void> {
	if (!isStaticRouter(event)) return;
	await event.addRoutes(patterns.map((urlPattern) => ({ condition: { urlPattern }, source: 'network' })));
}
