import { MemoryRouter } from '@tulia/platform/rendering';
import { xssPayloads } from '@tulia/test-kit/xss-payloads';
import { renderToStaticMarkup } from 'react-dom/server';
import { savedArticleFiles } from '../../../saved/content/saved-article-files.ts';
import { articleNodes } from './article-nodes.tsx';

// The server has no DOMParser and uses another parser.
const built = (html: string): string => renderToStaticMarkup(<MemoryRouter>{articleNodes(html)}</MemoryRouter>);

const TAG =
	/^<(?:\/?(?:blockquote|em|h[2-4]|li|ol|p|strong|ul)|br\/|img src="\/(?!\/)[^"<>]*" alt="[^"<>]*" loading="lazy" decoding="async"\/|\/a|a (?:href="(?:https?:|mailto:)[^"<>]*" rel="noopener nofollow ugc"|href="\/(?!\/)[^"<>]*" data-discover="true"|data-discover="true" href="\/(?!\/)[^"<>]*"))>$/i;

test('nothing executable is prerendered', () => {
	const strange = xssPayloads.filter((payload) =>
		(built(`<p>a</p>${payload}<p>z</p>`).match(/<[^>]*>/g) ?? []).some((tag) => !TAG.test(tag)),
	);
	expect(strange).toEqual([]);
});

test('the text of an article is rendered as it was written', async () => {
	for (const load of Object.values(savedArticleFiles)) {
		const { savedArticle } = await load();
		const written = savedArticle.content.replace(/>\s+</g, '><').trim();
		expect(built(savedArticle.content).replaceAll('&#x27;', "'")).toBe(written);
	}
});
