import { renderToStaticMarkup } from 'react-dom/server';
import { Illustration } from './illustration.tsx';

describe('a drawing', () => {
	test('an eager drawing is preloaded with high priority', () => {
		const html = renderToStaticMarkup(<Illustration of="/media/cover.webp" loading="eager" />);
		expect(html).toContain('<link rel="preload" as="image" href="/media/cover.webp" fetchPriority="high"/>');
		expect(html).toContain('loading="eager" fetchPriority="high" decoding="sync"');
	});

	test('a drawing further down is loaded lazily, without high priority', () => {
		const html = renderToStaticMarkup(<Illustration of="/media/cover.webp" />);
		expect(html).toContain('loading="lazy"');
		expect(html).not.toMatch(/fetchpriority/i);
	});
});
