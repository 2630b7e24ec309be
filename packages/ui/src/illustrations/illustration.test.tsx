import { renderToStaticMarkup } from 'react-dom/server';
import { Illustration } from './illustration.tsx';

describe('a drawing', () => {
	test('a drawing that is seen first is fetched at once, before the others', () => {
		const html = renderToStaticMarkup(<Illustration of="/media/cover.webp" loading="eager" />);
		expect(html).toContain('<link rel="preload" as="image" href="/media/cover.webp" fetchPriority="high"/>');
		expect(html).toContain('loading="eager" fetchPriority="high" decoding="sync"');
	});

	test('a drawing further down waits until it is near, and hurries nobody', () => {
		const html = renderToStaticMarkup(<Illustration of="/media/cover.webp" />);
		expect(html).toContain('loading="lazy"');
		expect(html).not.toMatch(/fetchpriority/i);
	});
});
