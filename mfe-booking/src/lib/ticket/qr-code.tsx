import { type ReactNode, useEffect, useState } from 'react';
import { qrPath } from './qr-path.ts';

/** White around the code, in squares, so that a scanner finds it. */
const QUIET = 2;

interface Drawing {
	readonly size: number;
	readonly path: string;
}

/** The encoder is a file of its own: nobody downloads it before there is a ticket. */
async function draw(text: string): Promise<Drawing> {
	const { create } = await import('qrcode');
	const { modules } = create(text, { errorCorrectionLevel: 'M' });
	return { size: modules.size, path: qrPath(modules) };
}

/** The ticket number, and nothing else, for the reader at the desk. Its place is kept while the encoder is on its way. */
export function QrCode({ ticketNumber }: { readonly ticketNumber: string }): ReactNode {
	const [drawing, setDrawing] = useState<Drawing | undefined>(undefined);
	useEffect(() => {
		let isCurrent = true;
		draw(ticketNumber).then(
			(drawn) => isCurrent && setDrawing(drawn),
			() => undefined, // the number itself is printed beneath
		);
		return () => {
			isCurrent = false;
		};
	}, [ticketNumber]);

	const size = drawing?.size ?? 21;
	return (
		<svg
			viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
			role="img"
			aria-label={`QR code of ticket ${ticketNumber}`}
			shapeRendering="crispEdges"
		>
			<rect x={-QUIET} y={-QUIET} width={size + 2 * QUIET} height={size + 2 * QUIET} fill="#ffffff" />
			{drawing ? <path d={drawing.path} fill="#181e39" /> : null}
		</svg>
	);
}
