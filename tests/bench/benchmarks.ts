import { benchAudit } from './audit';
import type { Benchmark } from './benchmark';
import { benchCharges } from './charges';
import { benchEngine } from './engine/run';
import { benchInteraction } from './interaction';
import { benchJourneys } from './journeys';
import { benchLayoutShift } from './layoutShift';
import { benchLighthouse } from './lighthouse';
import { benchLists } from './lists';
import { benchLiveUpdate } from './liveUpdate';
import { benchNeighbours } from './neighbours';
import { benchPack } from './pack';
import { benchPay } from './pay/run';
import { benchScale } from './scale/run';
import { benchSlowFiles } from './slowFiles';
import { benchStackStart } from './stackStart';
import { benchStart } from './start';
import { benchStatements } from './statements/run';
import { benchSubscribers } from './subscribers';
import { benchSync } from './sync/run';
import { benchUploads } from './uploads';

/** The benchmarks by their names, in the order in which they run. */
export const benchmarks: Readonly<Record<string, Benchmark>> = {
  engine: {
    run: benchEngine,
    minutes: 20,
    smallest: { scale: 0.002, rounds: 1, seconds: 1, queries: ['paymentList'] },
  },
  subscribers: { run: benchSubscribers, minutes: 1, smallest: { scale: 0.002, rounds: 2, seconds: 1 } },
  neighbours: {
    run: benchNeighbours,
    minutes: 5,
    smallest: { scale: 0.02, seconds: 1, subjects: ['the same field under many names'] },
  },
  slowFiles: { run: benchSlowFiles, minutes: 3, smallest: { seconds: 2 } },
  lists: { run: benchLists, minutes: 5, smallest: { scale: 0.02, rounds: 2 } },
  pay: { run: benchPay, minutes: 5, smallest: { scale: 0.05, rounds: 1 } },
  audit: { run: benchAudit, minutes: 2, smallest: { scale: 0.01 } },
  sync: { run: benchSync, minutes: 5, smallest: { scale: 0.002 } },
  statements: { run: benchStatements, minutes: 2, smallest: { scale: 0.01 } },
  pack: { run: benchPack, minutes: 1, smallest: { scale: 0.02 } },
  charges: { run: benchCharges, minutes: 4, smallest: { scale: 0.01 } },
  uploads: { run: benchUploads, minutes: 2, smallest: { scale: 0.01 } },
  start: { run: benchStart, minutes: 1, smallest: { rounds: 1 } },
  stackStart: { run: benchStackStart, minutes: 2, smallest: { rounds: 1 } },
  lighthouse: { run: benchLighthouse, minutes: 5, smallest: { rounds: 1, subjects: ['dashboard'] } },
  interaction: { run: benchInteraction, minutes: 3, smallest: { rounds: 2 } },
  layoutShift: { run: benchLayoutShift, minutes: 15, smallest: { subjects: ['payments'] } },
  liveUpdate: { run: benchLiveUpdate, minutes: 1, smallest: { rounds: 2 } },
  journeys: { run: benchJourneys, minutes: 2, smallest: {} },
  scale: { run: benchScale, minutes: 1, smallest: {} },
};
