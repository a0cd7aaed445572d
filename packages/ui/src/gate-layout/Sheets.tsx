import { LowerSheets, UpperSheets } from './GateLayout.styles.ts';

const upper = Array.from({ length: 8 }, (_, index) => {
  const y = index * 30 - 9.5;
  return `M0 ${(y + 29 - index).toFixed(1)}L60 ${y}H${368 - index * 22}`;
}).join('');

const lower = Array.from({ length: 7 }, (_, index) => {
  const y = index * 26 + 32.5;
  const bend = 284 + index * 2;
  return `M${84 - index * 18} ${y}H${bend}L${bend + 38 + index * 4} ${y - 26 - index}`;
}).join('');

/** Sheets of paper in a stack, as lines: what lies behind a gate. */
export function Sheets() {
  return (
    <>
      <UpperSheets viewBox="0 0 310 240" width="310" height="240" aria-hidden>
        <path d={upper} />
      </UpperSheets>
      <LowerSheets viewBox="0 0 380 160" width="380" height="160" aria-hidden>
        <path d={lower} />
      </LowerSheets>
    </>
  );
}
