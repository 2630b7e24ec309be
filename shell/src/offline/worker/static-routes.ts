/** Static routes of service workers. TypeScript's library has no types for them yet. */
interface StaticRouter {
	readonly addRoutes: (
		rules: readonly { readonly condition: { readonly urlPattern: string }; readonly source: 'network' }[],
	) => Promise<void>;
}

const isStaticRouter = (event: object): event is StaticRouter => 'addRoutes' in event;

const InstallEvent: unknown = Reflect.get(self, 'InstallEvent');

/** Whether this browser supports static routes: Chrome 123 and later. */
export const hasStaticRoutes: boolean = typeof InstallEvent === 'function' && isStaticRouter(InstallEvent.prototype);

/** Makes the browser send matching requests to the network without starting the worker, if it supports that. */
export async function bypass(event: ExtendableEvent, patterns: readonly string[]): Promise<void> {
	if (!isStaticRouter(event)) return;
	await event.addRoutes(patterns.map((urlPattern) => ({ condition: { urlPattern }, source: 'network' })));
}
