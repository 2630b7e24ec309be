import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import { type AppStore, PageFilesContext, type PageMetadata, PageMetadataContext } from '@tulia/platform';
import { StaticRouter } from '@tulia/platform/rendering';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from '../app.tsx';
import type { ModuleLoader } from '../modules/module-loader.ts';

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of stream) chunks.push(Buffer.from(chunk));
	return Buffer.concat(chunks).toString('utf8');
}

interface RenderedContent {
	readonly content: string;
	readonly facts: PageMetadata;
	readonly profile: CentreProfile | undefined;
	/** The name of the page's file, if it is lazy. */
	readonly page: string | undefined;
}

/** `ContactPage` is in `contact-page`. */
const fileOf = (component: string): string =>
	component.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/**
 * Renders the page inside `#root`, without inline scripts for streamed parts. Throws what a component throws.
 *
 * @param url Path and query.
 */
export async function renderContent(url: string, store: AppStore, loader: ModuleLoader): Promise<RenderedContent> {
	const declared: Pick<RenderedContent, 'facts' | 'profile'>[] = [];
	const pages: string[] = [];
	const failures: unknown[] = [];
	const { prelude } = await prerenderToNodeStream(
		<PageMetadataContext value={(facts, profile) => declared.push({ facts, profile })}>
			<PageFilesContext value={(component) => pages.push(fileOf(component))}>
				<StaticRouter location={url}>
					<App store={store} modules={{ loader, renderedPath: undefined }} />
				</StaticRouter>
			</PageFilesContext>
		</PageMetadataContext>,
		{
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onError: (error) => {
				failures.push(error);
			},
		},
	);
	const content = await textOf(prelude);
	if (failures.length > 0) throw failures[0];
	const { facts = { title: '' }, profile } = declared.at(-1) ?? {};
	return { content, facts, profile, page: pages.at(-1) };
}
