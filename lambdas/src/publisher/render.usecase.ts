import type { LiveReleases } from './live-release.ts';
import type { BuildRenderer, RenderedPage, RenderRequest } from './renderer.ts';

export interface RenderDeps {
	readonly loadBuilds: (releases: LiveReleases) => Promise<BuildRenderer>;
}

/** Handles a request of the publisher. Throws when a build does not load or a page does not render. */
export const render =
	({ loadBuilds }: RenderDeps) =>
	async (request: RenderRequest): Promise<RenderedPage | null> => {
		switch (request.kind) {
			case 'load':
				await loadBuilds(request.releases);
				return null;
			case 'page':
				return (await loadBuilds(request.page.releases)).renderPage(request.page);
			case 'app':
				return {
					html: await (await loadBuilds(request.app.releases)).renderAppDocument(request.app),
					status: 200,
				};
		}
	};
