#!/bin/sh
# tools/train/camera/run.sh FOLDER: draws blank sheets, fetches fonts, makes windows, trains both networks.
set -e
folder=$1
here=$(cd "$(dirname "$0")" && pwd)
python=${PYTHON:-python3}
mkdir -p "$folder/fonts" "$folder/packed"
"${NODE:-node}" "$here/blanks.ts" "$folder/blanks"
for name in annie-use-your-telescope architects-daughter cedarville-cursive coming-soon crafty-girls dawning-of-a-new-day delius \
  gaegu give-you-glory gloria-hallelujah hi-melody homemade-apple indie-flower itim just-another-hand kristi la-belle-aurore \
  loved-by-the-king mali mynerve neucha nothing-you-could-do over-the-rainbow pangolin permanent-marker reenie-beanie rock-salt \
  short-stack single-day sriracha sue-ellen-francisco swanky-and-moo-moo the-girl-next-door waiting-for-the-sunrise walter-turncoat zeyada; do
  packed=$(cd "$folder/packed" && npm pack --silent "@fontsource/$name")
  tar xzf "$folder/packed/$packed" -C "$folder/fonts" --strip-components=2 "package/files/$name-latin-400-normal.woff2"
done
for part in "1 400" "2 400" "3 700" "4 700"; do
  set -- $part
  $python "$here/sheets.py" "$folder/blanks" "$folder/fonts" "$folder/part$1.npz" "$2" "$1"
done
$python "$here/train.py" marks "$folder/marks.bin" 11 3e-3 "$folder"/part*.npz
$python "$here/train.py" numbers "$folder/numbers.bin" 12 4e-3 "$folder"/part*.npz
cat "$folder/numbers.bin" "$folder/marks.bin" > "$folder/reader.weights"
