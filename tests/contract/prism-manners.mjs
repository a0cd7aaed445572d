// Loaded into Prism before anything else.
import { Socket } from 'node:net';

// It ends with the process that started it, however that process ended.
process.on('disconnect', () => process.exit());

// It answers requests and sends none.
Socket.prototype.connect = function connect() {
  throw new Error('The mock server tried to open a connection.');
};

// What it invents is the same in every run, and something else at every request.
let state = 20_261_120;
Math.random = () => {
  // mulberry32
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};
