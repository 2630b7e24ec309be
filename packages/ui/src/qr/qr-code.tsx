import { type ReactNode, useEffect, useState } from 'react';
import { qrPath } from './qr-path.ts';

/** White around the code, in squares, so that a scanner finds it. */
const QUIET = 2;
/** The size of the smallest code, in squares: the place that is kept. */
const SMALLEST = 21;

interface Drawing {
	readonly size: number;
	readonly path: string;
}

/** The encoder is a file of its own: nobody downloads it before there is something to encode. */
const loadEncoder = (): Promise<typeof import('qrcode')> => import('qrcode');

/** Begins to fetch the encoder, where it is certain enough that a text is about to come. */
export const prefetchQrCode = (): void => void loadEncoder().catch(() => undefined);

async function draw(text: string): Promise<Drawing> {
	const { create } = await loadEncoder();
	const { modules } = create(text, { errorCorrectionLevel: 'M' });
	return { size: modules.size, path: qrPath(modules) };
}

export interface QrCodeProps {
	/** What a reader finds in it. Also show it in letters: the code is not drawn where the encoder does not load. */
	readonly text: string;
	/** What it is, for those who do not see it: "QR code of ticket TUL-26-4K7M9". */
	readonly label: string;
}

/** A text for a camera. Its place is kept while the encoder is on its way; dark on white in both themes. */
export function QrCode({ text, label }: QrCodeProps): ReactNode {
	const [drawing, setDrawing] = useState<Drawing | undefined>(undefined);
	useEffect(() => {
		let isCurrent = true;
		draw(text).then(
			(drawn) => isCurrent && setDrawing(drawn),
			() => undefined, // the letters beside it say the same
		);
		return () => {
			isCurrent = false;
		};
	}, [text]);

	const size = drawing?.size ?? SMALLEST;
	return (
		<svg
			viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
			role="img"
			aria-label={label}
			shapeRendering="crispEdges"
		>
			<rect x={-QUIET} y={-QUIET} width={size + 2 * QUIET} height={size + 2 * QUIET} fill="#ffffff" />
			{drawing ? <path d={drawing.path} fill="#181e39" /> : null}
		</svg>
	);
}
