import { actionAreas, entryPoints, folders, rooms } from './rooms.mjs';

const path = (...parts) => `./${parts.join('/')}`;

/** A folder may import its own files and those of the folders that it names. */
function folderZone([folder, allowed]) {
  const forbidden = [...Object.keys(folders), 'tests'].filter((other) => other !== folder);
  return forbidden.flatMap((other) => {
    const parts = allowed
      .filter((name) => name.startsWith(`${other}/`))
      .map((name) => path(name.slice(other.length + 1)));
    if (allowed.includes(other)) return [];
    return [
      {
        target: path(folder),
        from: path(other),
        except: parts,
        message: `${folder}/ may import ${allowed.join(', ') || 'no other folder'}. What both need belongs in domain/.`,
      },
    ];
  });
}

/** A room may not import the rooms of later lines, nor its neighbours on the same line. */
function roomZones([folder, lines]) {
  return lines.flatMap((line, index) =>
    line.flatMap((room) => {
      const later = lines.slice(index + 1).flat();
      const neighbours = line.filter((other) => other !== room);
      return zonesOf(folder, room, [...later, ...neighbours]);
    }),
  );
}

/** One zone for all rooms that the same files may not import: the linter goes through every zone for every file. */
function zonesOf(folder, room, forbidden) {
  const targets = [...new Set(forbidden.map((other) => targetOf(folder, room, other)))];
  return targets.map((target) => ({
    target,
    from: forbidden.filter((other) => targetOf(folder, room, other) === target).map((other) => path(folder, other)),
    message: `${folder}/${room} imports rooms of earlier lines only: move what both need down, or pass it in.`,
  }));
}

/** The entry points of an area may import what the rest of the area may not: the container above it. */
function targetOf(folder, room, other) {
  const isAboveContainer = folder === 'actions' && actionAreas.includes(room) && !actionAreas.includes(other);
  const names = entryPoints.map((name) => name.replace(/\.ts$/, '')).join('|');
  return isAboveContainer ? path(folder, room, '**', `!(${names}).ts`) : path(folder, room);
}

/** The zones of `import-x/no-restricted-paths`: each import that would go against the order of folders or rooms. */
export const restrictedPaths = [
  ...Object.entries(folders).flatMap(folderZone),
  ...Object.entries(rooms).flatMap(roomZones),
];
