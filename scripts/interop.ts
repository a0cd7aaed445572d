// Our hub client and the built console against a SignalR server that is not our own. Needs the .NET
// 10 SDK.
import { runScript } from './first-run.mjs';
import { buildInteropHub, whyNoInterop } from './interop-hub.ts';

const reason = whyNoInterop();
if (reason !== undefined) console.log(`– Real SignalR server did not run: ${reason}`);
else if (buildInteropHub()) process.exitCode = runScript('interop:tests', process.argv.slice(2));
else process.exitCode = 1;
